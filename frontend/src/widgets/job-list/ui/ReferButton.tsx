import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietLabel, type Job } from '../../../entities/job/index.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { Button, LinkButton } from '../../../shared/ui/index.ts';

const loadDialog = () => import('../../../features/refer-worker/index.ts');
const ReferWorkerDialog = lazy(async () => ({ default: (await loadDialog()).ReferWorkerDialog }));

interface ReferButtonProps {
  readonly job: Job;
  /** Beside something louder. */
  readonly isQuiet?: boolean;
}

/** Employers cannot refer to their own jobs (decision 40): theirs leads to what came in. */
export function ReferButton({ job, isQuiet = false }: ReferButtonProps) {
  const { t } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const [open, setOpen] = useState(false);
  if (user?.id === job.employer.id) {
    return <LinkButton to={`/job/${job.id}/referrals`}>{t('action.viewReferrals')}</LinkButton>;
  }
  return (
    <>
      <Button
        variant={isQuiet ? 'secondary' : 'primary'}
        icon={<UserPlus aria-hidden />}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {isQuiet ? <QuietLabel>{t('action.refer')}</QuietLabel> : t('action.refer')}
      </Button>
      {open && (
        <Suspense>
          <ReferWorkerDialog job={job} open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
