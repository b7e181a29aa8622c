import i18next from 'i18next';
import { isApiError, isUnauthorized, serverMessageOf } from '../api/index.ts';
import { translateMessage } from '../i18n/index.ts';
import { quietHoursMessage } from './quiet-hours-message.ts';
import { showToast } from './toast-store.ts';

/**
 * Shows `title`, and below it the server's own words, the time when codes are sent again, a missing
 * connection, or `fallback`. An ended session reads the same everywhere (rules.md#texts-to-the-letter).
 */
export function showFailure(error: unknown, title: string, fallback?: string): void {
  const signedOut = isUnauthorized(error);
  const offline = isApiError(error) && error.status === 0 ? i18next.t('error.network') : undefined;
  const words =
    quietHoursMessage(error) ?? translateMessage(serverMessageOf(error, offline ?? fallback ?? ''));
  showToast({
    title: signedOut ? i18next.t('error.short') : title,
    description: (signedOut ? i18next.t('error.tryAgain') : words) || undefined,
    variant: 'destructive',
  });
}
