import { useTranslation } from 'react-i18next';
import type { EventAnswer } from '../model/event-calls.ts';

type Counts = Pick<EventAnswer, 'status' | 'rsvpCount' | 'waitlistCount' | 'capacity'>;

/** "12 of 20 going · 3 waiting"; once nobody can go any more, how many had signed up. */
export function Attendance({ event }: { readonly event: Counts }) {
  const { t } = useTranslation('events');
  const { rsvpCount: count, waitlistCount: waiting } = event;
  if (event.status === 'past' || event.status === 'cancelled') return <span>{t('signedUp', { count })}</span>;
  const limit = event.capacity;
  const going = limit === null ? t('going', { count }) : t('goingOf', { count, limit });
  return <span>{waiting > 0 ? `${going} · ${t('waiting', { count: waiting })}` : going}</span>;
}
