import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** The message that explains why a code was not sent or accepted. */
export function refusalOf(error: unknown, tooMany: string, otherwise: string): string {
  if (isApiError(error) && error.status === 429) return tooMany;
  return translateMessage(serverMessageOf(error, otherwise));
}
