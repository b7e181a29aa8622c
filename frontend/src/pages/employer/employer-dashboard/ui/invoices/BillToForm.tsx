import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { billingProfileSchema, type BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import { BILLING_COUNTRIES } from '#contract/billing/vocabulary/invoicing/invoices.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikSelectField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Grid, Inline, Stack } from '#shared/ui/index.ts';
import { useUpdateBillingProfileMutation } from '../../api/employer-dashboard-api.ts';

interface BillToFormProps {
  readonly profile: BillingProfile;
  readonly onDone: () => void;
}

export function BillToForm({ profile, onDone }: BillToFormProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const [update] = useUpdateBillingProfileMutation();
  const submit = async (values: BillingProfile, { setErrors }: FormikHelpers<BillingProfile>) => {
    const { error } = await update(values);
    if (!error) {
      showToast({ title: t('billTo.saved'), variant: 'success' });
      onDone();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({
        title: t('billTo.saveFailed'),
        description: t('billTo.tryAgain'),
        variant: 'destructive',
      });
    setErrors(errorsOf(issues, translateMessage));
  };
  return (
    <Formik
      initialValues={profile}
      validate={validateWith(billingProfileSchema, translateMessage)}
      onSubmit={submit}
    >
      <Narrow noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <Fields />
          <Inline $gap={3}>
            <SubmitButton loadingText={t('billTo.saving')}>{t('billTo.save')}</SubmitButton>
            <Button variant="ghost" onClick={onDone}>
              {t('common:action.cancel')}
            </Button>
          </Inline>
        </Stack>
      </Narrow>
    </Formik>
  );
}

function Fields() {
  const { t } = useTranslation('invoices');
  return (
    <>
      <FormikTextField name="name" label={t('billTo.name')} autoComplete="organization" maxLength={120} />
      <FormikTextField
        name="attention"
        label={t('billTo.attention')}
        help={t('billTo.attentionHelp')}
        optional
        maxLength={120}
      />
      <FormikTextField
        name="street"
        label={t('billTo.street')}
        autoComplete="street-address"
        optional
        maxLength={200}
      />
      <Grid $min="180px">
        <FormikTextField
          name="city"
          label={t('billTo.city')}
          autoComplete="address-level2"
          optional
          maxLength={100}
        />
        <FormikTextField
          name="region"
          label={t('billTo.region')}
          autoComplete="address-level1"
          optional
          maxLength={100}
        />
        <FormikTextField
          name="postalCode"
          label={t('billTo.postalCode')}
          autoComplete="postal-code"
          optional
          maxLength={20}
        />
        <FormikSelectField
          name="country"
          label={t('billTo.country')}
          autoComplete="country"
          placeholder={false}
          options={BILLING_COUNTRIES.map((value) => ({ value, label: t(`billTo.countries.${value}`) }))}
        />
      </Grid>
      <FormikTextField
        name="poNumber"
        label={t('billTo.poNumber')}
        help={t('billTo.poHelp')}
        optional
        maxLength={40}
      />
    </>
  );
}

/** Limits the width, because long form lines are hard to read. */
const Narrow = styled(Form)`
  max-width: 640px;
`;
