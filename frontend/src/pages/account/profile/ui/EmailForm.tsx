import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { changeEmailFormSchema, firstEmailFormSchema } from '#contract/identity/sign-in/credentials.ts';
import {
  FormikPasswordField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  refusedFields,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useChangeEmailMutation } from '../api/profile-api.ts';

const EMPTY = { email: '', currentPassword: '' };
const validate = validateWith(changeEmailFormSchema, translateMessage);
const validateFirst = validateWith(firstEmailFormSchema, translateMessage);

interface EmailFormProps {
  /** The account has neither an email nor a password. */
  readonly isFirst?: boolean;
  readonly onDone: () => void;
}

/** The new address takes effect once it is confirmed from the email sent there. */
export function EmailForm({ isFirst = false, onDone }: EmailFormProps) {
  const { t } = useTranslation('profile');
  const [change] = useChangeEmailMutation();
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { error } = await change(isFirst ? { email: values.email } : values);
    if (!error) {
      const description = t('email.sentText', { email: values.email });
      showToast({ title: t('email.sent'), description, variant: 'success' });
      onDone();
      return;
    }
    const refused = refusedFields(error);
    if (refused) form.setErrors(refused);
    else showFailure(error, t('email.failed'), t('tryAgain'));
  };
  return (
    <Formik initialValues={EMPTY} validate={isFirst ? validateFirst : validate} onSubmit={submit}>
      <Form noValidate aria-label={t(isFirst ? 'email.add' : 'email.change')}>
        <Stack $gap={4}>
          <FormikSummary />
          <FormikTextField
            name="email"
            type="email"
            inputMode="email"
            label={t(isFirst ? 'email.first' : 'email.new')}
            help={t('email.help')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          {!isFirst && <FormikPasswordField name="currentPassword" label={t('password.current')} />}
          <SubmitButton>{t('email.submit')}</SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}
