import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { US_STATES, type UsState } from '#contract/waitlist/us-states.ts';
import { waitlistDetailsFormSchema } from '#contract/waitlist/waitlist-details.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikCheckboxField,
  FormikPhoneField,
  FormikSelectField,
  FormikSummary,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Stack, StepHeader } from '#shared/ui/index.ts';
import { useGiveWaitlistDetailsMutation } from '../api/waitlist-confirm-api.ts';

interface Values {
  readonly phone: string;
  readonly state: UsState | '';
  readonly wantsTexts: boolean;
}

interface DetailsStepProps {
  readonly token: string;
  readonly onDone: () => void;
}

const EMPTY: Values = { phone: '', state: '', wantsTexts: false };
const validate = validateWith(waitlistDetailsFormSchema, translateMessage);

/** Phone, state, and text alerts, all optional (rules.md#waitlist-details). */
export function DetailsStep({ token, onDone }: DetailsStepProps) {
  const { t } = useTranslation('waitlist');
  const [give] = useGiveWaitlistDetailsMutation();
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    const { error } = await give({ token, ...values });
    if (!error) {
      showToast({ title: t('toast.saved'), variant: 'success' });
      onDone();
      return;
    }
    if (isApiError(error)) setErrors(errorsOf(error.issues, translateMessage));
    showFailure(error, t('toast.failed'), t('toast.tryAgain'));
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={submit}>
      {({ values: { wantsTexts } }) => (
        <Form noValidate>
          <Stack $gap={5}>
            <StepHeader title={t('details.title')} lead={t('details.lead')} />
            <FormikSummary />
            <StateField />
            <FormikPhoneField name="phone" label={t('details.phone')} optional={!wantsTexts} />
            <FormikCheckboxField name="wantsTexts" label={t('details.texts')} help={t('details.consent')} />
            <Stack $gap={2}>
              <SubmitButton block>{t('details.save')}</SubmitButton>
              <Button block onClick={onDone}>
                {t('details.skip')}
              </Button>
            </Stack>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

function StateField() {
  const { t, i18n } = useTranslation('waitlist');
  const options = useMemo(
    () =>
      US_STATES.map((value) => ({ value, label: t(`states.${value}`) })).toSorted((a, b) =>
        a.label.localeCompare(b.label, i18n.language),
      ),
    [t, i18n.language],
  );
  return (
    <FormikSelectField
      name="state"
      label={t('details.state')}
      options={options}
      placeholder={t('details.statePlaceholder')}
      autoComplete="address-level1"
      optional
    />
  );
}
