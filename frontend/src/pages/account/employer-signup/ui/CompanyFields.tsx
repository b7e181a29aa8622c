import { useTranslation } from 'react-i18next';
import { COMPANY_SIZES, EMPLOYER_INDUSTRIES } from '#contract/identity/vocabulary/profile-choices.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikSelectField, FormikTextField } from '#shared/form/index.ts';

export function CompanyFields() {
  const { t } = useTranslation('account');
  const sizes = COMPANY_SIZES.map((value) => ({ value, label: t('employer.employees', { range: value }) }));
  const industries = EMPLOYER_INDUSTRIES.map((value) => ({ value, label: t(`industry.${value}`) }));
  return (
    <>
      <FormikTextField name="companyName" label={t('employer.companyName')} autoComplete="organization" />
      <Pair>
        <FormikSelectField name="companySize" label={t('employer.companySize')} options={sizes} />
        <FormikSelectField
          name="industry"
          label={t('employer.industry')}
          options={industries}
          placeholder={false}
        />
      </Pair>
      <FormikTextField
        name="location"
        label={t('employer.location')}
        placeholder={t('field.locationExample')}
        autoComplete="address-level2"
      />
    </>
  );
}
