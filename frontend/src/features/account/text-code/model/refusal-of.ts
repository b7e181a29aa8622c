import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

/** Why a code did not go out or was not taken, in words for the person. */
export function refusalOf(error: unknown, tooMany: string, otherwise: string): string {
  if (isApiError(error) && error.status === 429) return tooMany;
  return translateMessage(serverMessageOf(error, otherwise));
}
