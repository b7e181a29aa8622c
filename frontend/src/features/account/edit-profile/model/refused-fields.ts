import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** Messages by field; null where the refusal is about no field. */
export function refusedFields(error: unknown): Record<string, unknown> | null {
  if (!isApiError(error) || error.issues.length === 0) return null;
  return errorsOf(error.issues, translateMessage);
}
