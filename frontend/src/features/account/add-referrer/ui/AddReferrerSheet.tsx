import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { addReferrerRequestSchema } from '#contract/identity/account/add-referrer.ts';
import { isApiError } from '#shared/api/index.ts';
import { FormikTextField, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Inline, Stack } from '#shared/ui/index.ts';
import { addReferrerFailure } from '../model/add-referrer-failure.ts';
import { useAddReferrerMutation } from '../api/add-referrer-api.ts';

const EMPTY = { referralCode: '' };
const validate = validateWith(addReferrerRequestSchema, translateMessage);

export interface AddReferrerProps {
  /** Shows a cancel button. */
  readonly onCancel?: (() => void) | undefined;
}

/** Users name one referrer, once, and never themselves (rules.md#referrer-once). */
export function AddReferrerSheet({ onCancel }: AddReferrerProps) {
  const { t } = useTranslation(['add-referrer', 'common']);
  const [addReferrer] = useAddReferrerMutation();
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { data, error } = await addReferrer(values);
    if (data) {
      const { firstName, lastName } = data.referredBy;
      const description = t('by', { name: `${firstName} ${lastName}` });
      showToast({ title: t('added'), description, variant: 'success' });
      return;
    }
    form.setSubmitting(false);
    const status = isApiError(error) ? error.status : 0;
    showFailure(error, t('common:error.short'), t(addReferrerFailure(status)));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <Form noValidate aria-label={t('title')}>
        <Stack $gap={4} $align="start">
          <FormikTextField
            name="referralCode"
            label={t('code')}
            help={t('help')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Inline $gap={2}>
            <SubmitButton variant="secondary">{t('add')}</SubmitButton>
            {onCancel && (
              <Button variant="ghost" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </Formik>
  );
}
