import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** Refusals that come from the account rather than from the form, and the field they belong to all the same. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  'identity.wrong_password': 'currentPassword',
  'identity.not_confirmed': 'confirmEmail',
  'identity.common_password': 'newPassword',
  'identity.phone_invalid': 'phone',
};

/** Messages by field; null where the refusal is about no field. */
export function refusedFields(error: unknown): Record<string, unknown> | null {
  if (!isApiError(error)) return null;
  if (error.issues.length > 0) return errorsOf(error.issues, translateMessage);
  const field = FIELD_OF_CODE[error.code];
  return field === undefined ? null : { [field]: translateMessage(error.serverMessage) };
}
