import { useTranslation } from 'react-i18next';
import { FormikCheckboxField } from '#shared/form/index.ts';

/** Opens the terms in another tab, so the form's input is not lost. */
export function TermsCheckbox() {
  const { t } = useTranslation('account');
  return (
    <FormikCheckboxField
      name="acceptTerms"
      label={
        <>
          {t('field.acceptTerms')}{' '}
          <a href="/terms" target="_blank" rel="noopener">
            {t('field.terms')}
          </a>
        </>
      }
    />
  );
}
