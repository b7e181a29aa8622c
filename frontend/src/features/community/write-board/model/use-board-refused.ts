import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import type { BoardValues } from './board-values.ts';

/** Shows a refusal at the fields it names and in a toast. The form's values remain. */
export function useBoardRefused(): (
  error: unknown,
  form: FormikHelpers<BoardValues>,
  fallback: string,
) => void {
  const { t } = useTranslation('common');
  return (error, form, fallback) => {
    if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
    showFailure(error, t('error.short'), fallback);
  };
}
