import { useTranslation } from 'react-i18next';
import { timeLeft } from '#features/offer/sign-offer/index.ts';
import { Callout, DateText } from '#shared/ui/index.ts';

/** From here on it is time (rules.md#offer-reminders). */
const SOON_DAYS = 2;

/** How long the offer can be answered. Read once, not at every tick: no live region. */
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
