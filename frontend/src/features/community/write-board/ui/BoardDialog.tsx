import { Formik, type FormikHelpers } from 'formik';
import { createBoardRequestSchema } from '#contract/community/board/create-board.ts';
import { FormikDialog, FormikDraft, readDraft, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import type { BoardValues } from '../model/board-values.ts';
import { BoardFields } from './BoardFields.tsx';

const validate = validateWith(createBoardRequestSchema, translateMessage);

interface BoardDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly values: BoardValues;
  /** The name of the draft, which survives a reload. */
  readonly draft: string;
  readonly onSubmit: (values: BoardValues, form: FormikHelpers<BoardValues>) => Promise<void>;
  readonly onClose: () => void;
}

/** The form of a new or existing board. */
export function BoardDialog({ values, draft, onSubmit, ...dialog }: BoardDialogProps) {
  return (
    <Formik initialValues={readDraft(draft, values)} validate={validate} onSubmit={onSubmit}>
      <FormikDialog {...dialog}>
        <FormikDraft name={draft} />
        <BoardFields />
      </FormikDialog>
    </Formik>
  );
}
