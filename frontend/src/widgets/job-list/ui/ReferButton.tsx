import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietLabel, type Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';

const loadDialog = () => import('#features/referral/refer-worker/index.ts');
const ReferWorkerDialog = lazyCode(async () => (await loadDialog()).ReferWorkerDialog);

interface ReferButtonProps {
  readonly job: Job;
  /** Next to a louder button. */
  readonly isQuiet?: boolean;
  /** Opens the form immediately, for a user who returns from signing in. */
  readonly comesToRefer?: boolean;
}

/** Employers cannot refer to their own jobs (rules.md#own-jobs); their button opens the referrals. */
export function ReferButton({ job, isQuiet = false, comesToRefer = false }: ReferButtonProps) {
  const { t } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const [isWanted, setWanted] = useState(comesToRefer);
  // The question for the role comes first.
  const isRequested = user?.userType === 'referrer' && user.roleChosenAt === null;
  if (user?.id === job.employer.id) {
    return <LinkButton to={`/job/${job.id}/referrals`}>{t('action.viewReferrals')}</LinkButton>;
  }
  return (
    <>
      <Button
        variant={isQuiet ? 'secondary' : 'primary'}
        icon={<UserPlus aria-hidden />}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setWanted(true)}
      >
        {isQuiet ? <QuietLabel>{t('action.refer')}</QuietLabel> : t('action.refer')}
      </Button>
      {isWanted && !isRequested && (
        <Suspense>
          <ReferWorkerDialog job={job} open onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
}
