import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#entities/job/index.ts';
import { chooseIntent, type User } from '#entities/session/index.ts';
import { ApplyByPhone } from '#widgets/apply-by-phone/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { BottomBar, Button } from '#shared/ui/index.ts';
import { ApplyButton } from '#widgets/apply-button/index.ts';
import { useComesTo } from './use-comes-to.ts';

const ApplyAsWorkerDialog = lazyPart(
  async () => (await import('./ApplyAsWorkerDialog.tsx')).ApplyAsWorkerDialog,
);

interface ApplyHereProps {
  readonly job: Job;
  readonly user: User | null;
  /** True for visitors looking for work; for others, referring is the primary button. */
  readonly isLoud: boolean;
}

/** Applies on the job's own page: with a worker's profile, or on one page without an account. */
export function ApplyHere({ job, user, isLoud }: ApplyHereProps) {
  const { t } = useTranslation('jobs');
  const comesToApply = useComesTo('apply');
  const [isOpen, setOpen] = useState(comesToApply && user === null);
  useEffect(() => {
    // Applying shows what the visitor is here for.
    if (isOpen) chooseIntent('work');
  }, [isOpen]);
  // Stays after the account is created, because the form shows the confirmation.
  if (isOpen && job.isActive) return <ApplyByPhone job={job} />;
  if (user?.userType === 'worker') {
    return (
      <BottomBar>
        <ApplyButton job={job} user={user} />
      </BottomBar>
    );
  }
  if (!job.isActive) return null;
  if (user?.userType === 'referrer') return <ApplyAsWorker />;
  if (user !== null) return null;
  const open = (
    <Button
      variant={isLoud ? 'primary' : 'secondary'}
      icon={<Send aria-hidden />}
      onClick={() => setOpen(true)}
    >
      {t('action.apply')}
    </Button>
  );
  return isLoud ? <BottomBar>{open}</BottomBar> : <div>{open}</div>;
}

/** People who refer may want a job themselves. */
function ApplyAsWorker() {
  const { t } = useTranslation('apply');
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button icon={<Send aria-hidden />} onClick={() => setAsking(true)}>
        {t('intent.want.job')}
      </Button>
      {isAsking && <ApplyAsWorkerDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
