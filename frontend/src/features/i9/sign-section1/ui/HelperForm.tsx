import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { preparerSchema } from '#contract/eligibility/form/section1.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf, FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Card, Inline, Stack } from '#shared/ui/index.ts';
import { useAddHelperMutation } from '../api/sign-section1-api.ts';
import { NO_PREPARER } from '../model/section1-values.ts';
import type { I9Place } from '../model/worker-i9.ts';
import { HelperFields } from './HelperFields.tsx';

interface HelperFormProps {
  readonly place: I9Place;
  readonly onDone: () => void;
}

/** Supplement A for a helper who signs later than the worker. */
export function HelperForm({ place, onDone }: HelperFormProps) {
  const { t } = useTranslation(['i9', 'common']);
  const [add] = useAddHelperMutation();
  const submit = async (values: typeof NO_PREPARER, { setErrors }: FormikHelpers<typeof NO_PREPARER>) => {
    const { error } = await add({ place, body: { ...values, code: '' } });
    if (!error) {
      showToast({ title: t('helper.saved'), variant: 'success' });
      onDone();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({ title: t('toast.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
    setErrors(errorsOf(issues, translateMessage));
  };
  return (
    <Formik
      initialValues={NO_PREPARER}
      validate={validateWith(preparerSchema, translateMessage)}
      onSubmit={submit}
    >
      <Form noValidate>
        <Card>
          <Stack $gap={5}>
            <FormikSummary />
            <HelperFields prefix="" />
            <Inline $justify="space-between" $gap={3}>
              <Button variant="secondary" onClick={onDone}>
                {t('common:action.cancel')}
              </Button>
              <SubmitButton loadingText={t('signing')}>{t('helper.sign')}</SubmitButton>
            </Inline>
          </Stack>
        </Card>
      </Form>
    </Formik>
  );
}
