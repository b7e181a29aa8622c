import { CalendarDays } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** Events of the trades (rules.md#empty-until-built). */
export function EventsPage() {
  return <PlaceholderPage name="events" icon={CalendarDays} to="/community" />;
}
