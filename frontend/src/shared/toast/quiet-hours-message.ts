import i18next from 'i18next';
import { isApiError } from '../api/index.ts';
import { formatDate } from '../lib/index.ts';

/** Why no code goes out now, and from what time by the reader's clock one does (rules.md#asked-for-now); null for any other failure. */
export function quietHoursMessage(error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'notifications.quiet_hours' || !error.availableAt) return null;
  return i18next.t('error.quietHours', { time: formatDate(error.availableAt, i18next.language, 'time') });
}
