import type { Logger } from 'pino';
import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventConsumer } from '#kernel/consumer.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { SealedFields } from '#kernel/field-cipher.ts';
import type { DueWork, TaskHandler, TaskQueue } from '#kernel/tasks.ts';
import type { PhoneZones } from '#kernel/phone-zones.ts';
import type { MeasureSource } from './metrics/measures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import { list, token } from './container/token.ts';
import type { Route } from './http/routing/route.ts';
import type { Cards } from './pages/cards/cards.ts';
import type { PublicAddresses } from './pages/sitemap.ts';
import type { PublicPage } from './pages/public-page.ts';
import type { Printing } from './pdf/threads/printing-threads.ts';
import type { Orm } from './persistence/orm.ts';
import type { Sql } from './persistence/sql.ts';
import type { Places } from './places/places.ts';
import type { Platform } from './platform.ts';
import type { PgBossWatch } from './queue/queue-watch.ts';
import type { Settings } from './settings.ts';
import type { LongCalls, Stoppable } from './stoppable.ts';

export const SETTINGS = token<Settings>('settings');
export const LOG = token<Logger>('log');
export const CLOCK = token<Clock>('clock');
export const ORM = token<Orm>('orm');
export const SQL = token<Sql>('sql');
export const UNIT_OF_WORK = token<UnitOfWork>('unit-of-work');
export const EVENT_PUBLISHER = token<EventPublisher>('event-publisher');
export const TASK_QUEUE = token<TaskQueue>('task-queue');
export const CALL_EFFECTS = token<CallEffects>('call-effects');
export const QUEUE_WATCH = token<PgBossWatch>('queue-watch');
export const PLACES = token<Places>('places');
export const PHONE_ZONES = token<PhoneZones>('phone-zones');
export const PRINTING = token<Printing>('printing');

/** All services of the platform in one record, for the contexts. */
export const PLATFORM = token<Platform>('platform');

/** Bound by the context of the admins, for whichever context an admin acts in. */
export const AUDIT_TRAIL = token<AuditTrail>('audit-trail');

/** Each context adds its own; the composition root collects them. */
export const ROUTES = list<Route>('routes');
/** Bound by the first context that has pictures to show. */
export const CARDS = token<Cards>('cards');
export const PUBLIC_ADDRESSES = list<PublicAddresses>('public-addresses');
export const PUBLIC_PAGES = list<PublicPage>('public-pages');
export const EVENT_CONSUMERS = list<EventConsumer>('event-consumers');
export const TASK_HANDLERS = list<TaskHandler>('task-handlers');
export const DUE_WORK = list<DueWork>('due-work');
export const SEALED_FIELDS = list<SealedFields>('sealed-fields');
export const PERSONAL_DATA = list<PersonalData>('personal-data');
export const MEASURES = list<MeasureSource>('measures');
export const STOPPABLES = list<Stoppable>('stoppables');
export const LONG_CALLS = list<LongCalls>('long-calls');
