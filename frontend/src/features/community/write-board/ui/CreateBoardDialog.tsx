import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createBoardRequestSchema } from '#contract/community/board/create-board.ts';
import { clearDraft } from '#shared/form/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { EMPTY_BOARD, type BoardValues } from '../model/board-values.ts';
import { useBoardRefused } from '../model/use-board-refused.ts';
import { useCreateBoardMutation } from '../api/write-board-api.ts';
import { BoardDialog } from './BoardDialog.tsx';

const DRAFT = 'new-board';

/** Creates a board and opens its page. */
export function CreateBoardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('boards');
  const navigate = useNavigate();
  const refused = useBoardRefused();
  const [create] = useCreateBoardMutation();
  const submit = async (values: BoardValues, form: FormikHelpers<BoardValues>): Promise<void> => {
    const { data: board, error } = await create(createBoardRequestSchema.parse(values));
    if (!board) return refused(error, form, t('createFailed'));
    clearDraft(DRAFT);
    showToast({ title: t('created'), description: t('createdText'), variant: 'success' });
    onClose();
    await navigate(`/community/${board.id}`);
  };
  return (
    <BoardDialog
      title={t('createTitle')}
      lead={t('createLead')}
      submitLabel={t('create')}
      values={EMPTY_BOARD}
      draft={DRAFT}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
