import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { showFailure, shownFailure, showToast } from '#shared/toast/index.ts';
import { useArchiveBoardMutation, useEditBoardMutation } from '../api/write-board-api.ts';

interface Archiving {
  /** Rejects after a refusal, so that the dialog stays open. */
  readonly archive: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** rules.md#board-archive */
export function useArchiving({ id }: Board): Archiving {
  const { t } = useTranslation(['boards', 'common']);
  const [archiveBoard] = useArchiveBoardMutation();
  const [editBoard] = useEditBoardMutation();
  return {
    archive: async () => {
      const { error } = await archiveBoard(id);
      if (error) throw shownFailure(error, t('common:error.short'), t('archiveFailed'));
      showToast({ title: t('archivedDone'), description: t('archivedText'), variant: 'success' });
    },
    restore: async () => {
      const { error } = await editBoard({ id, changes: { isArchived: false } });
      if (error) showFailure(error, t('common:error.short'), t('restoreFailed'));
      else showToast({ title: t('restored'), variant: 'success' });
    },
  };
}
