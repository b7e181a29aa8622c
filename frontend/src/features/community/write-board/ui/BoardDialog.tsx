import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { createBoardRequestSchema } from '#contract/community/board/create-board.ts';
import { FormikDraft, readDraft, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Dialog } from '#shared/ui/index.ts';
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
export function BoardDialog({
  title,
  lead,
  submitLabel,
  values,
  draft,
  onSubmit,
  onClose,
}: BoardDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Formik initialValues={readDraft(draft, values)} validate={validate} onSubmit={onSubmit}>
      {({ isSubmitting, submitForm }) => (
        <Dialog
          open
          onOpenChange={onClose}
          dismissible={!isSubmitting}
          title={title}
          description={lead}
          footer={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                {t('action.cancel')}
              </Button>
              <Button variant="primary" loading={isSubmitting} onClick={submitForm}>
                {submitLabel}
              </Button>
            </>
          }
        >
          <Form noValidate aria-label={title}>
            <FormikDraft name={draft} />
            <BoardFields />
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
