import { EmbeddedTowns } from '#platform/places/embedded-towns.ts';
import type { Platform } from '#platform/platform.ts';
import { AnswerEvent } from '../application/event/answer-event.ts';
import { CalendarFeeds } from '../application/event/calendar-feeds.ts';
import { CheckIn } from '../application/event/check-in.ts';
import { EventBroadcast } from '../application/event/event-broadcast.ts';
import { EventNotices } from '../application/event/event-notices.ts';
import type { EventReader } from '../application/event/event-reader.ts';
import { EventWhereabouts } from '../application/event/event-whereabouts.ts';
import { EventsPersonalData } from '../application/event/events-personal-data.ts';
import { ExpirePlaceOffers } from '../application/event/expire-place-offers.ts';
import { HostEvent } from '../application/event/host-event.ts';
import { NotifyEventMentions } from '../application/event/notify-event-mentions.ts';
import { NotifyGuests } from '../application/event/notify-guests.ts';
import { ReadEvents } from '../application/event/read-events.ts';
import { RemindGuests } from '../application/event/remind-guests.ts';
import { RemoveBlockedGuests } from '../application/event/remove-blocked-guests.ts';
import { ReviewEvent } from '../application/event/review-event.ts';
import { Seating } from '../application/event/seating.ts';
import { IcalWriter } from './calendar/ical-writer.ts';
import { RandomCheckInCodes } from './calendar/random-check-in-codes.ts';
import type { CommunityBase } from './community-base.ts';
import type { CommunityOutside } from './community-outside.ts';
import { calendarRoutes } from './http/event/calendar.routes.ts';
import { eventReviewRoutes } from './http/event/event-review.routes.ts';
import { eventZoneRoutes } from './http/event/event-zone.routes.ts';
import { eventRoutes } from './http/event/event.routes.ts';
import { rsvpRoutes } from './http/event/rsvp.routes.ts';
import { eventPage } from './pages/event-page.ts';
import { MikroEventRepository, MikroRsvpRepository } from './persistence/event/mikro-event-repositories.ts';
import { SqlCalendarFeeds } from './persistence/event/sql-calendar-feeds.ts';
import { SqlEventGuests } from './persistence/event/sql-event-guests.ts';
import { SqlEventReader } from './persistence/event/sql-event-reader.ts';
import { SqlModeratedEvents } from './persistence/event/sql-moderated-events.ts';
import { SqlPersonalEvents } from './persistence/event/sql-personal-events.ts';
import { SqlSharedEvents } from './persistence/event/sql-shared-events.ts';

/** Events, RSVPs, and calendars. */
export function wireEvents(outside: CommunityOutside, { places, contact, renderer }: CommunityBase) {
  const { platform, accounts, notifier, live, guard, blocks } = outside;
  const { orm, sql, unitOfWork, clock } = platform;
  const events = new MikroEventRepository(orm, platform.events);
  const rsvps = new MikroRsvpRepository(orm);
  const guests = new SqlEventGuests(sql);
  const reader = new SqlEventReader(sql);
  const notices = new EventNotices(notifier, places);
  const broadcast = new EventBroadcast(live, guests);
  const seating = new Seating({ rsvps, notices });
  const whereabouts = new EventWhereabouts(new EmbeddedTowns(platform.places), accounts);
  const codes = new RandomCheckInCodes();

  const shared = { unitOfWork, events, clock };
  const reading = new ReadEvents(reader, clock);
  const hosting = new HostEvent({ ...shared, places, whereabouts, renderer, guard, seating, broadcast });
  const answering = new AnswerEvent({ ...shared, rsvps, places, contact, seating, codes, broadcast });
  const checkIn = new CheckIn({ ...shared, rsvps, places, accounts, broadcast });
  const review = new ReviewEvent({ ...shared, notices, audit: platform.audit });
  const records = new SqlPersonalEvents(sql, clock);

  return {
    /** For tests. */
    answering,
    attendance: guests,
    blockedGuests: new RemoveBlockedGuests(new SqlSharedEvents(sql), answering, clock),
    moderated: new SqlModeratedEvents(sql),
    notifyGuests: new NotifyGuests({ events, guests, notices }),
    notifyMentions: new NotifyEventMentions({ notifier, reader, accounts, blocks, clock }),
    publicPages: [eventPage(reading)],
    routes: [
      ...eventRoutes(reading, hosting),
      ...eventZoneRoutes(whereabouts),
      ...rsvpRoutes({ answering, reading, checkIn, publicUrl: platform.settings.publicUrl }),
      ...calendarRoutes(calendarFeeds(platform, reader, reading)),
      ...eventReviewRoutes(reading, review),
    ],
    dueWork: [
      new RemindGuests({ ...shared, due: guests, guests, notices }),
      new ExpirePlaceOffers({ ...shared, due: guests, seating, broadcast }),
    ],
    personalData: [new EventsPersonalData({ records, answering, hosting })],
  };
}

function calendarFeeds(platform: Platform, reader: EventReader, reading: ReadEvents) {
  const { sql, unitOfWork, clock, linkSecrets: secrets } = platform;
  const { publicUrl } = platform.settings;
  const writer = new IcalWriter(publicUrl);
  const store = new SqlCalendarFeeds(sql);
  return new CalendarFeeds({ unitOfWork, store, secrets, publicUrl, reader, reading, writer, clock });
}
