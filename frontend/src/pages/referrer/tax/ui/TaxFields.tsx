import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredTaxProfile } from '#contract/billing/taxes/tax-profile.ts';
import { TAX_CLASSIFICATIONS, TAX_ID_TYPES } from '#contract/billing/vocabulary/taxes/taxes.ts';
import { US_STATES } from '#contract/waitlist/us-states.ts';
import { FormikRadioGroup, FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { Grid } from '#shared/ui/index.ts';
import { keepsNumber, type TaxFormValues } from '../model/tax-form-values.ts';

/** The payee: the name on the tax return, the kind of taxpayer, and the number. */
export function WhoFields({ profile }: { readonly profile: StoredTaxProfile | null }) {
  const { t } = useTranslation('taxes');
  const { values } = useFormikContext<TaxFormValues>();
  const isKept = keepsNumber(values, profile);
  return (
    <>
      <FormikTextField name="name" label={t('form.name')} help={t('form.nameHelp')} autoComplete="name" />
      <FormikTextField
        name="businessName"
        label={t('form.businessName')}
        autoComplete="organization"
        optional
      />
      <FormikSelectField
        name="classification"
        label={t('form.classification')}
        help={t('form.classificationHelp')}
        options={TAX_CLASSIFICATIONS.map((value) => ({ value, label: t(`classification.${value}`) }))}
      />
      <FormikRadioGroup
        name="taxIdType"
        label={t('form.taxIdType')}
        options={TAX_ID_TYPES.map((value) => ({ value, label: t(`taxIdType.${value}`) }))}
      />
      <FormikTextField
        name="taxId"
        label={t('form.number')}
        help={isKept ? t('form.keepNumber', { last4: profile?.taxIdLast4 }) : t('form.numberHelp')}
        inputMode="numeric"
        autoComplete="off"
        optional={isKept}
      />
    </>
  );
}

export function AddressFields() {
  const { t } = useTranslation('taxes');
  return (
    <>
      <FormikTextField name="street" label={t('form.street')} autoComplete="street-address" />
      <Grid $min="140px" $stretch>
        <FormikTextField name="city" label={t('form.city')} autoComplete="address-level2" />
        <StateField />
        <FormikTextField name="zip" label={t('form.zip')} inputMode="numeric" autoComplete="postal-code" />
      </Grid>
    </>
  );
}

function StateField() {
  const { t, i18n } = useTranslation('waitlist');
  const { t: own } = useTranslation('taxes');
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
      label={own('form.state')}
      placeholder={own('form.statePlaceholder')}
      options={options}
      autoComplete="address-level1"
    />
  );
}
