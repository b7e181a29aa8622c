import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { construct, provide } from '#platform/container/token.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import { EmbeddedTowns } from '#platform/places/embedded-towns.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  LINK_SECRETS,
  ORM,
  PERSONAL_DATA,
  PUBLIC_PAGES,
  PLACES,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { AnswerEvent } from '../application/event/answer-event.ts';
import { CalendarFeeds } from '../application/event/calendar-feeds.ts';
import { CheckIn } from '../application/event/check-in.ts';
import { EventBroadcast } from '../application/event/event-broadcast.ts';
import { EventNotices } from '../application/event/event-notices.ts';
import { EventsPersonalData } from '../application/event/events-personal-data.ts';
import { EventWhereabouts } from '../application/event/event-whereabouts.ts';
import { ExpirePlaceOffers } from '../application/event/expire-place-offers.ts';
import { HostEvent } from '../application/event/host-event.ts';
import { NotifyEventMentions } from '../application/event/notify-event-mentions.ts';
import { NotifyGuests } from '../application/event/notify-guests.ts';
import { RemoveBlockedGuests } from '../application/event/remove-blocked-guests.ts';
import { ReadEvents } from '../application/event/read-events.ts';
import { RemindGuests } from '../application/event/remind-guests.ts';
import { ReviewEvent } from '../application/event/review-event.ts';
import { Seating } from '../application/event/seating.ts';
import { DerivedCalendarLinks } from './calendar/derived-calendar-links.ts';
import { IcalWriter } from './calendar/ical-writer.ts';
import { RandomCheckInCodes } from './calendar/random-check-in-codes.ts';
import {
  BLOCKS,
  CONTACT,
  MODERATED_CONTENT,
  PLACES_TO_POST,
  TEXT_RENDERER,
  WRITING_GUARD,
} from './community.tokens.ts';
import {
  ANSWER_EVENT,
  CHECK_IN,
  EVENT_ATTENDANCE,
  EVENT_BROADCAST,
  EVENT_GUESTS,
  EVENT_NOTICES,
  EVENT_READER,
  EVENT_WHEREABOUTS,
  EVENTS,
  BLOCKED_GUESTS,
  HOST_EVENT,
  REMOVE_BLOCKED_GUESTS,
  READ_EVENTS,
  RSVPS,
  SEATING,
} from './event.tokens.ts';
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
import { tellEventMentionsConsumer, tellGuestsConsumer } from './queue/event/event-consumers.ts';

type Bind = ContainerModuleLoadOptions['bind'];

export const eventContainer = new ContainerModule(({ bind }) => {
  bindStores(bind);
  bindUseCases(bind);
  bindRoutes(bind);
  bindBackground(bind);
});

function bindStores(bind: Bind): void {
  construct(bind, EVENTS, MikroEventRepository, [ORM, EVENT_PUBLISHER]);
  construct(bind, RSVPS, MikroRsvpRepository, [ORM]);
  construct(bind, EVENT_READER, SqlEventReader, [SQL]);
  construct(bind, EVENT_GUESTS, SqlEventGuests, [SQL]);
  provide(bind, EVENT_ATTENDANCE, (guests) => guests, [EVENT_GUESTS]);
  construct(bind, MODERATED_CONTENT, SqlModeratedEvents, [SQL]);
}

function bindUseCases(bind: Bind): void {
  construct(bind, EVENT_NOTICES, EventNotices, [NOTIFIER, ACCOUNT_READER, PLACES_TO_POST]);
  construct(bind, EVENT_BROADCAST, EventBroadcast, [LIVE_UPDATES, EVENT_GUESTS]);
  construct(bind, SEATING, Seating, { rsvps: RSVPS, notices: EVENT_NOTICES });
  construct(bind, READ_EVENTS, ReadEvents, [EVENT_READER, CLOCK]);
  provide(
    bind,
    EVENT_WHEREABOUTS,
    (towns, accounts) => new EventWhereabouts(new EmbeddedTowns(towns), accounts),
    [PLACES, ACCOUNT_READER],
  );
  construct(bind, HOST_EVENT, HostEvent, {
    unitOfWork: UNIT_OF_WORK,
    events: EVENTS,
    places: PLACES_TO_POST,
    whereabouts: EVENT_WHEREABOUTS,
    renderer: TEXT_RENDERER,
    guard: WRITING_GUARD,
    seating: SEATING,
    broadcast: EVENT_BROADCAST,
    clock: CLOCK,
  });
  provide(
    bind,
    ANSWER_EVENT,
    (unitOfWork, events, rsvps, places, contact, seating, broadcast, clock) =>
      new AnswerEvent({
        unitOfWork,
        events,
        rsvps,
        places,
        contact,
        seating,
        codes: new RandomCheckInCodes(),
        broadcast,
        clock,
      }),
    [UNIT_OF_WORK, EVENTS, RSVPS, PLACES_TO_POST, CONTACT, SEATING, EVENT_BROADCAST, CLOCK],
  );
  provide(
    bind,
    REMOVE_BLOCKED_GUESTS,
    (sql, answering, clock) => new RemoveBlockedGuests(new SqlSharedEvents(sql), answering, clock),
    [SQL, ANSWER_EVENT, CLOCK],
  );
  provide(bind, BLOCKED_GUESTS, (guests) => guests, [REMOVE_BLOCKED_GUESTS]);
}

function bindRoutes(bind: Bind): void {
  construct(bind, CHECK_IN, CheckIn, {
    unitOfWork: UNIT_OF_WORK,
    events: EVENTS,
    rsvps: RSVPS,
    places: PLACES_TO_POST,
    accounts: ACCOUNT_READER,
    broadcast: EVENT_BROADCAST,
    clock: CLOCK,
  });
  provide(bind, PUBLIC_PAGES, (events) => [eventPage(events)], [READ_EVENTS]);
  provide(bind, ROUTES, eventRoutes, [READ_EVENTS, HOST_EVENT]);
  provide(bind, ROUTES, eventZoneRoutes, [EVENT_WHEREABOUTS]);
  provide(
    bind,
    ROUTES,
    (answering, reading, { publicUrl }, checkIn) => rsvpRoutes({ answering, reading, publicUrl, checkIn }),
    [ANSWER_EVENT, READ_EVENTS, SETTINGS, CHECK_IN],
  );
  provide(
    bind,
    ROUTES,
    (unitOfWork, sql, reader, reading, secrets, { sessionKeys, publicUrl }, clock) => {
      const older = sessionKeys.slice(1).map((key) => new HmacLinkSecrets([key]));
      const links = new DerivedCalendarLinks(secrets, older, publicUrl);
      const writer = new IcalWriter(publicUrl);
      const store = new SqlCalendarFeeds(sql);
      return calendarRoutes(new CalendarFeeds({ unitOfWork, store, links, reader, reading, writer, clock }));
    },
    [UNIT_OF_WORK, SQL, EVENT_READER, READ_EVENTS, LINK_SECRETS, SETTINGS, CLOCK],
  );
  provide(
    bind,
    ROUTES,
    (reading, unitOfWork, events, notices, audit, clock) =>
      eventReviewRoutes(reading, new ReviewEvent({ unitOfWork, events, notices, audit, clock })),
    [READ_EVENTS, UNIT_OF_WORK, EVENTS, EVENT_NOTICES, AUDIT_TRAIL, CLOCK],
  );
}

function bindBackground(bind: Bind): void {
  construct(bind, DUE_WORK, RemindGuests, {
    unitOfWork: UNIT_OF_WORK,
    due: EVENT_GUESTS,
    events: EVENTS,
    guests: EVENT_GUESTS,
    notices: EVENT_NOTICES,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, ExpirePlaceOffers, {
    unitOfWork: UNIT_OF_WORK,
    due: EVENT_GUESTS,
    events: EVENTS,
    seating: SEATING,
    broadcast: EVENT_BROADCAST,
    clock: CLOCK,
  });
  provide(
    bind,
    EVENT_CONSUMERS,
    (events, guests, notices) => tellGuestsConsumer(new NotifyGuests({ events, guests, notices })),
    [EVENTS, EVENT_GUESTS, EVENT_NOTICES],
  );
  provide(
    bind,
    EVENT_CONSUMERS,
    (notifier, reader, accounts, blocks, clock) =>
      tellEventMentionsConsumer(new NotifyEventMentions({ notifier, reader, accounts, blocks, clock })),
    [NOTIFIER, EVENT_READER, ACCOUNT_READER, BLOCKS, CLOCK],
  );
  provide(
    bind,
    PERSONAL_DATA,
    (sql, clock, answering, hosting) =>
      new EventsPersonalData({ records: new SqlPersonalEvents(sql, clock), answering, hosting }),
    [SQL, CLOCK, ANSWER_EVENT, HOST_EVENT],
  );
}
