import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';

const HideDialog = lazyCode(async () => (await import('./HideDialog.tsx')).HideDialog);
const HistoryDialog = lazyCode(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** The dialogs that the menu of a post or a reply opens. */
export type RequestedDialog = 'delete' | 'hide' | 'history' | null;

interface PostDialogsProps {
  readonly asked: RequestedDialog;
  readonly of: 'posts' | 'replies';
  readonly id: string;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
  readonly onHide: (reason: string) => Promise<void>;
}

export function PostDialogs({ asked, of, id, onClose, onDelete, onHide }: PostDialogsProps) {
  const { t } = useTranslation('posts');
  return (
    <Suspense fallback={null}>
      {asked === 'delete' && (
        <ConfirmDialog
          open
          danger
          onOpenChange={onClose}
          title={t(of === 'posts' ? 'delete.postTitle' : 'delete.replyTitle')}
          description={t('delete.text')}
          confirmLabel={t('delete.confirm')}
          onConfirm={onDelete}
        />
      )}
      {asked === 'hide' && <HideDialog onClose={onClose} onHide={onHide} />}
      {asked === 'history' && <HistoryDialog of={of} id={id} onClose={onClose} />}
    </Suspense>
  );
}
