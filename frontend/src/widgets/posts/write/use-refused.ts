import type { FormikErrors, FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';

/** Shows a refusal at the fields it names and in a toast. The form's values remain. */
export function useRefused() {
  const { t } = useTranslation('common');
  return <Values extends object>(error: unknown, form: FormikHelpers<Values>, fallback: string): void => {
    if (isApiError(error) && error.issues.length > 0)
      // The server's field paths match the form's.
      form.setErrors(errorsOf(error.issues, translateMessage) as FormikErrors<Values>);
    showFailure(error, t('error.short'), fallback);
  };
}
