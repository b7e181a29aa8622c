export {
  useEventQuery,
  useMonthEventsQuery,
  useMyEventsInfiniteQuery,
  useUpcomingEventsInfiniteQuery,
  type EventAnswer,
} from './api/event-api.ts';
export { dayAtPlace, isElsewhere, ownZone, timeIn, hourIn, timeSpan } from './model/event-time.ts';
export { Attendance } from './ui/Attendance.tsx';
export { EventCard } from './ui/EventCard.tsx';
export { EventHost } from './ui/EventHost.tsx';
export { EventState } from './ui/EventState.tsx';
export { UpcomingEvents } from './ui/UpcomingEvents.tsx';
export { EventTime } from './ui/EventTime.tsx';
