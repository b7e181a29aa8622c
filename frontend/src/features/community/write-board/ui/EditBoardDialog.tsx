import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { createBoardRequestSchema } from '#contract/community/board/create-board.ts';
import type { Board } from '#entities/board/index.ts';
import { clearDraft } from '#shared/form/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { valuesOf, type BoardValues } from '../model/board-values.ts';
import { useBoardRefused } from '../model/use-board-refused.ts';
import { useEditBoardMutation } from '../api/write-board-api.ts';
import { BoardDialog } from './BoardDialog.tsx';

interface EditBoardDialogProps {
  readonly board: Board;
  readonly onClose: () => void;
}

/** Sends the board's version, so that changes by someone else are not overwritten. */
export function EditBoardDialog({ board, onClose }: EditBoardDialogProps) {
  const { t } = useTranslation('boards');
  const refused = useBoardRefused();
  const [edit] = useEditBoardMutation();
  const { id, version } = board;
  const draft = `board.${id}.${version}`;
  const submit = async (values: BoardValues, form: FormikHelpers<BoardValues>): Promise<void> => {
    const changes = { ...createBoardRequestSchema.parse(values), version };
    const { error } = await edit({ id, changes });
    if (error) return refused(error, form, t('editFailed'));
    clearDraft(draft);
    showToast({ title: t('edited'), variant: 'success' });
    onClose();
  };
  return (
    <BoardDialog
      title={t('editTitle')}
      lead={t(board.isPrivate ? 'editLeadPrivate' : 'editLead')}
      submitLabel={t('save')}
      values={valuesOf(board)}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
