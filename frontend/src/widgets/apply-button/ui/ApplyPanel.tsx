import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '#entities/session/index.ts';
import {
  ApplicationStatusBadge,
  useWorkerApplicationsInfiniteQuery,
  wasRejected,
} from '#entities/worker/index.ts';
import { QuickApplyDialog, useApply, type ApplicableJob } from '#features/job/quick-apply/index.ts';
import { Button, Inline, LinkButton, Skeleton } from '#shared/ui/index.ts';

export interface ApplyPanelProps {
  readonly job: ApplicableJob;
  /** A worker. */
  readonly user: User;
}

/** Quick Apply, or the status of the existing application. */
export function ApplyPanel({ job, user }: ApplyPanelProps) {
  const { t } = useTranslation('worker');
  const navigate = useNavigate();
  const { data, isLoading } = useWorkerApplicationsInfiniteQuery({ limit: 1, job: job.id });
  const {
    job: applyingTo,
    apply,
    close,
    refuse,
  } = useApply(user, () => {
    void navigate('/worker-dashboard?tab=profile');
  });
  const newest = data?.pages[0]?.rows[0];
  if (isLoading) return <Skeleton $width="160px" $height="46px" />;
  if (newest && !wasRejected(newest)) {
    return (
      <Inline $gap={3}>
        <ApplicationStatusBadge status={newest.status} />
        <LinkButton to="/my-applications" size="sm">
          {t('apply.see')}
        </LinkButton>
      </Inline>
    );
  }
  return (
    <>
      <Button variant="primary" icon={<Send aria-hidden />} onClick={() => apply(job)}>
        {t('apply.quick')}
      </Button>
      <QuickApplyDialog job={applyingTo} user={user} onClose={close} onIncomplete={refuse} />
    </>
  );
}
