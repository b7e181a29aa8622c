import { CalendarDays } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** Events of the trades (rules.md#empty-until-built). */
export function EventsPage() {
  return <EmptyRoom room="events" icon={CalendarDays} to="/community" />;
}
