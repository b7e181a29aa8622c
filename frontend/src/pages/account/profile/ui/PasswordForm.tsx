import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { changePasswordRequestSchema } from '#contract/identity/sign-in/credentials.ts';
import {
  FormikPasswordField,
  FormikSummary,
  SubmitButton,
  refusedFields,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useChangePasswordMutation } from '../api/profile-api.ts';

const EMPTY = { currentPassword: '', newPassword: '' };
const validate = validateWith(changePasswordRequestSchema, translateMessage);

/** Changes the password, which ends every other session. */
export function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['profile', 'account']);
  const [change] = useChangePasswordMutation();
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { error } = await change(values);
    if (!error) {
      showToast({ title: t('password.done'), description: t('password.doneText'), variant: 'success' });
      onDone();
      return;
    }
    const refused = refusedFields(error);
    if (refused) form.setErrors(refused);
    else showFailure(error, t('password.failed'), t('tryAgain'));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      <Form noValidate aria-label={t('password.change')}>
        <Stack $gap={4}>
          <FormikSummary />
          <FormikPasswordField name="currentPassword" label={t('password.current')} />
          <FormikPasswordField
            name="newPassword"
            label={t('password.new')}
            help={t('account:field.passwordHelp')}
            autoComplete="new-password"
          />
          <SubmitButton>{t('password.submit')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
