import { useTranslation } from 'react-i18next';
import { Dialog, ErrorState, SkeletonList } from '#shared/ui/index.ts';
import { useMyReportAboutQuery } from '../api/report-api.ts';
import type { Reportable } from '../model/report-target.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportedBefore } from './ReportedBefore.tsx';

interface ReportDialogProps {
  readonly about: Reportable;
  readonly onClose: () => void;
}

/** Takes a report, or shows the result of the user's earlier one (rules.md#reports). */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const {
    data: before,
    isError,
    isLoading,
    refetch,
  } = useMyReportAboutQuery(about, { refetchOnMountOrArgChange: true });
  const kind = t(`theKind.${about.contentType}`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('dialog.title', { kind })}
      description={before ? undefined : t('dialog.text')}
    >
      {isLoading && <SkeletonList count={1} lines={3} />}
      {isError && <ErrorState title={t('dialog.loadFailed')} onRetry={refetch} />}
      {before === null && <ReportForm about={about} onClose={onClose} />}
      {before && <ReportedBefore report={before} onClose={onClose} />}
    </Dialog>
  );
}
