import type { FormikErrors, FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';

/** What a form says when the server refuses it: at the fields that it names, and in a toast. Nothing typed is lost. */
export function useRefused() {
  const { t } = useTranslation('common');
  return <Values extends object>(error: unknown, form: FormikHelpers<Values>, fallback: string): void => {
    if (isApiError(error) && error.issues.length > 0)
      // Its paths are those of the form.
      form.setErrors(errorsOf(error.issues, translateMessage) as FormikErrors<Values>);
    showFailure(error, t('error.short'), fallback);
  };
}
