import { isApiError } from '../api/index.ts';
import { translateMessage } from '../i18n/index.ts';
import { errorsOf } from './validate.ts';

/** Messages by field; null if the refusal is not about a field. */
export function refusedFields(error: unknown): Record<string, unknown> | null {
  if (!isApiError(error) || error.issues.length === 0) return null;
  return errorsOf(error.issues, translateMessage);
}
