import { useTranslation } from 'react-i18next';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikPhoneField, FormikTextField } from '#shared/form/index.ts';

export function YouFields() {
  const { t } = useTranslation('account');
  return (
    <>
      <Pair>
        <FormikTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
        <FormikTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
      </Pair>
      <FormikPhoneField name="phone" label={t('field.phone')} />
    </>
  );
}
