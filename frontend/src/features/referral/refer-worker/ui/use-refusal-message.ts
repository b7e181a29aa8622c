import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import { quietHoursMessage } from '#shared/toast/index.ts';

const RULE_STATUSES: readonly number[] = [400, 403, 404, 409, 422, 429];

/**
 * The message of a rule of the server, in the person's language; null if the call failed for another reason.
 */
export function useRefusalMessage(): (error: unknown) => string | null {
  const { t } = useTranslation('refer-worker');
  return (error) => {
    if (!isApiError(error) || !RULE_STATUSES.includes(error.status)) return null;
    const night = quietHoursMessage(error);
    if (night !== null) return night;
    return t(`refused/${error.code}`, { defaultValue: error.serverMessage, keySeparator: '/' });
  };
}
