import { useTranslation } from 'react-i18next';
import { timeLeft } from '#features/offer/sign-offer/index.ts';
import { Callout, DateText } from '#shared/ui/index.ts';

/** The number of days from which the deadline is urgent (rules.md#offer-reminders). */
const SOON_DAYS = 2;

/** The time left to answer. Not a live region, so that screen readers do not read every tick. */
export function TimeToAnswer({ expiresAt, now }: { readonly expiresAt: string; readonly now: number }) {
  const { t } = useTranslation('sign-offer');
  const { days, hours, minutes } = timeLeft(expiresAt, now);
  const parts =
    days > 0
      ? [t('left.days', { count: days }), t('left.hours', { count: hours })]
      : [t('left.hours', { count: hours }), t('left.minutes', { count: minutes })];
  return (
    <Callout tone={days < SOON_DAYS ? 'warning' : 'info'} title={t('left.title', { time: parts.join(' ') })}>
      {t('left.until')} <DateText value={expiresAt} style="dateTime" />
    </Callout>
  );
}
