import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { personNoteRequestSchema } from '#contract/admin/person.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf, FormikTextArea, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useAddPersonNoteMutation } from '../api/person-api.ts';

const EMPTY = { text: '' };
const check = validateWith(personNoteRequestSchema, translateMessage);

/** Adds a note of at most 2,000 characters to a person. */
export function NoteForm({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('admin');
  const [add] = useAddPersonNoteMutation();
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { error } = await add({ userId, ...personNoteRequestSchema.parse(values) });
    if (!error) {
      form.resetForm();
      return showToast({ title: t('note.added'), variant: 'success' });
    }
    if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
    showFailure(error, t('note.notAdded'));
  };
  return (
    <Formik initialValues={EMPTY} validate={check} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={3} $align="start">
          <FormikTextArea
            name="text"
            label={t('note.label')}
            help={t('note.help')}
            maxLength={2000}
            rows={3}
          />
          <SubmitButton loadingText={t('note.adding')}>{t('note.add')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
