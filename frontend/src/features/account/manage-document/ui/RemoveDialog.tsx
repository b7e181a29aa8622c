import { useTranslation } from 'react-i18next';
import type { WorkerDocument } from '#entities/document/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useRemoveDocumentMutation } from '../api/manage-document-api.ts';

interface RemoveDialogProps {
  readonly document: WorkerDocument;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RemoveDialog({ document: kept, open, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('worker');
  const [remove] = useRemoveDocumentMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove(kept.id);
    if (error) throw shownFailure(error, t('documents.removeFailed'));
    showToast({ title: t('documents.removed'), variant: 'success' });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('documents.removeTitle', { name: t(`documents.kind.${kept.kind}`) })}
      description={t('documents.removeText')}
      confirmLabel={t('documents.remove')}
      danger
      onConfirm={confirm}
    />
  );
}
