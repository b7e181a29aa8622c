import { Container, type ContainerModule } from 'inversify';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { systemClock, type Clock } from '#kernel/clock.ts';
import { admin } from '#modules/admin/index.ts';
import { billing } from '#modules/billing/index.ts';
import { checks } from '#modules/checks/index.ts';
import { community } from '#modules/community/index.ts';
import { eligibility } from '#modules/eligibility/index.ts';
import { hiring } from '#modules/hiring/index.ts';
import { identity, PRESENCE } from '#modules/identity/index.ts';
import { jobs } from '#modules/jobs/index.ts';
import { moderation } from '#modules/moderation/index.ts';
import { notifications } from '#modules/notifications/index.ts';
import { offers } from '#modules/offers/index.ts';
import { rewards } from '#modules/rewards/index.ts';
import { waitlist } from '#modules/waitlist/index.ts';
import { ApplicationClock } from '#platform/clock/application-clock.ts';
import type { Token } from '#platform/container/token.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { DocumentPictures } from '#platform/images/document-pictures.ts';
import { IdempotentCalls } from '#platform/http/limits/idempotency.ts';
import { RateLimits, type LimitName, type LimitRule } from '#platform/http/limits/rate-limits.ts';
import { SessionStore } from '#platform/http/sessions/session-store.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import { DatabaseListener } from '#platform/persistence/database-listener.ts';
import { Housekeeping } from '#platform/persistence/housekeeping.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { connectOrm, type EntityMapping } from '#platform/persistence/orm.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { EmbeddedLocalDays } from '#platform/places/embedded-local-days.ts';
import { EmbeddedPlaces } from '#platform/places/embedded-places.ts';
import { EmbeddedTowns } from '#platform/places/embedded-towns.ts';
import { EventDispatcher } from '#platform/queue/event-dispatcher.ts';
import { PgBossQueue } from '#platform/queue/pg-boss-queue.ts';
import { PgBossWatch } from '#platform/queue/queue-watch.ts';
import { Worker } from '#platform/queue/worker.ts';
import type { Settings } from '#platform/settings.ts';
import * as tokens from '#platform/tokens.ts';
import './event-map.ts';

/** What a context hands to the composition root. */
export interface ContextModule {
  readonly entities: readonly EntityMapping[];
  readonly containers: readonly ContainerModule[];
}

const contexts: readonly ContextModule[] = [
  identity,
  notifications,
  waitlist,
  billing,
  jobs,
  hiring,
  offers,
  checks,
  eligibility,
  community,
  moderation,
  rewards,
  admin,
];

export interface BuildOptions {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly limits?: Partial<Record<LimitName, LimitRule>>;
  /** Instead of real time or the development clock. */
  readonly clock?: Clock;
}

/** Everything that runs in one process, wired once. */
export interface Application {
  readonly container: Container;
  readonly worker: Worker;
  readonly clock: ApplicationClock;
  readonly sql: Sql;
  readonly sessionStore: SessionStore;
  readonly limits: RateLimits;
  readonly idempotentCalls: IdempotentCalls;
  get<T>(what: Token<T>): T;
  all<T>(what: Token<T>): readonly T[];
  stop(): Promise<void>;
}

export async function buildApplication(options: BuildOptions): Promise<Application> {
  const { settings, databaseUrl, log, limits } = options;
  const entities = contexts.flatMap((context) => context.entities);
  const orm = await connectOrm({ url: databaseUrl, entities, poolSize: 10, log });
  const pool = await orm.em.getConnection().getNativeClient();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    migrate: false,
    useListenNotify: settings.process !== 'web',
    supervise: settings.process !== 'web',
    schedule: settings.process !== 'web',
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  // The queue hears of new work on the connection that the streams of updates listen on, too.
  const listener = new DatabaseListener({ url: settings.databaseDirectUrl ?? databaseUrl, log });
  boss.getDb().listen = (...wanted) => listener.listen(...wanted);

  const sql = new Sql(orm);
  const unitOfWork = new MikroUnitOfWork(orm);
  const queue = new PgBossQueue(boss, sql);
  const clock = new ApplicationClock(sql);
  const rateLimits = new RateLimits(pool, limits);

  const container = new Container({ defaultScope: 'Singleton' });
  const constant = <T>(as: Token<T>, value: T): void => {
    container.bind(as).toConstantValue(value);
  };
  constant(tokens.SETTINGS, settings);
  constant(tokens.LOG, log);
  constant(tokens.CLOCK, options.clock ?? (settings.devTools ? clock : systemClock));
  constant(tokens.ORM, orm);
  constant(tokens.SQL, sql);
  constant(tokens.DATABASE_LISTENER, listener);
  constant(tokens.UNIT_OF_WORK, unitOfWork);
  constant(tokens.EVENT_PUBLISHER, queue);
  constant(tokens.TASK_QUEUE, queue);
  constant(tokens.QUEUE_WATCH, new PgBossWatch(boss, sql));
  constant(tokens.RATE_LIMITS, rateLimits);
  const places = new EmbeddedPlaces();
  constant(tokens.PLACES, places);
  constant(tokens.LOCAL_DAYS, new EmbeddedLocalDays(new EmbeddedTowns(places)));
  constant(tokens.DOCUMENT_PICTURES, new DocumentPictures());
  constant(tokens.LINK_SECRETS, new HmacLinkSecrets(settings.sessionKeys));
  constant(tokens.FIELD_CIPHER, new AesFieldCipher(settings.fieldEncryptionKeys));
  container.load(...contexts.flatMap((context) => context.containers));

  const all = <T>(what: Token<T>): readonly T[] => (container.isBound(what) ? container.getAll<T>(what) : []);
  const dispatcher = new EventDispatcher(all(tokens.EVENT_CONSUMERS), unitOfWork, sql);
  const dueWork = [...all(tokens.DUE_WORK), new Housekeeping(sql)];
  const worker = new Worker(boss, dispatcher, all(tokens.TASK_HANDLERS), dueWork, log);

  // Last: what cannot be wired leaves nothing running behind.
  await boss.start();
  if (settings.devTools) await clock.start();
  return {
    container,
    worker,
    clock,
    sql,
    sessionStore: new SessionStore(sql, container.get(PRESENCE)),
    limits: rateLimits,
    idempotentCalls: new IdempotentCalls(sql),
    get: <T>(what: Token<T>) => container.get<T>(what),
    all,
    stop: async () => {
      clock.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await Promise.all(all(tokens.STOPPABLES).map((one) => one.stop()));
      await listener.stop();
      await orm.close(true);
    },
  };
}
