import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs/posting/job.ts';
import { formatDate } from '#shared/lib/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useEditJobMutation } from '../api/post-job-api.ts';

interface JobAvailabilityDialogProps {
  readonly job: Job;
  readonly step: 'close' | 'reopen';
  readonly onClose: () => void;
}

/** Closes or reopens a job after a confirmation; loaded on first use. */
export function JobAvailabilityDialog({ job, step, onClose }: JobAvailabilityDialogProps) {
  const { t, i18n } = useTranslation('post-job');
  const date = job.onlineUntil && formatDate(job.onlineUntil, i18n.language, 'date');
  const [edit] = useEditJobMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await edit({ id: job.id, isActive: step === 'reopen' });
    if (error) throw shownFailure(error, t(`edit.${step}.failed`));
    showToast({ title: t(`edit.${step}.done`), variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`edit.${step}.title`)}
      description={date && step === 'close' ? t('edit.close.paidText', { date }) : t(`edit.${step}.text`)}
      confirmLabel={t(`edit.${step}.button`)}
      danger={step === 'close'}
      onConfirm={confirm}
    />
  );
}
