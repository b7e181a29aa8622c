import { CalendarDays } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** Events of the trades (document 3 §2). */
export function EventsPage() {
  return <EmptyRoom room="events" icon={CalendarDays} to="/community" />;
}
