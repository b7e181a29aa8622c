import { useTranslation } from 'react-i18next';
import type { EventAnswer } from '../api/event-api.ts';

type Counts = Pick<EventAnswer, 'status' | 'rsvpCount' | 'waitlistCount' | 'heldCount' | 'capacity'>;

/** "12 of 20 going · 3 waiting", "1 going · 1 spot held"; a past or canceled event shows its sign-ups. */
export function Attendance({ event }: { readonly event: Counts }) {
  const { t } = useTranslation('events');
  const { rsvpCount: count, waitlistCount: waiting, heldCount: held } = event;
  if (event.status === 'past' || event.status === 'cancelled') return <span>{t('signedUp', { count })}</span>;
  const limit = event.capacity;
  const parts = [
    limit === null || held > 0 ? t('going', { count }) : t('goingOf', { count, limit }),
    held > 0 && t('held', { count: held }),
    waiting > 0 && t('waiting', { count: waiting }),
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}
