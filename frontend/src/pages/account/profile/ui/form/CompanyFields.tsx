import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { COMPANY_SIZES, EMPLOYER_INDUSTRIES } from '#contract/identity/vocabulary/profile-choices.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikSelectField, FormikTextField } from '#shared/form/index.ts';

/** The company an employer hires for (rules.md#employer-company). */
export function CompanyFields() {
  const { t } = useTranslation(['profile', 'account']);
  const sizes = COMPANY_SIZES.map((value) => ({
    value,
    label: t('account:employer.employees', { range: value }),
  }));
  const industries = EMPLOYER_INDUSTRIES.map((value) => ({ value, label: t(`account:industry.${value}`) }));
  return (
    <Fields>
      <legend>{t('about.company')}</legend>
      <FormikTextField
        name="company.name"
        label={t('account:employer.companyName')}
        autoComplete="organization"
      />
      <Pair>
        <FormikSelectField name="company.size" label={t('account:employer.companySize')} options={sizes} />
        <FormikSelectField
          name="company.industry"
          label={t('account:employer.industry')}
          options={industries}
        />
      </Pair>
      <FormikTextField
        name="company.location"
        label={t('account:employer.location')}
        placeholder={t('account:field.locationExample')}
      />
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: var(--space-5);
  legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: 700 var(--size-20) / 1.1 var(--font-display);
  }
`;
