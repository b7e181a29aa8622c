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
import { identity, PRESENCE, SECURITY_LOG } from '#modules/identity/index.ts';
import { jobs } from '#modules/jobs/index.ts';
import { moderation } from '#modules/moderation/index.ts';
import { notifications } from '#modules/notifications/index.ts';
import { offers } from '#modules/offers/index.ts';
import { rewards } from '#modules/rewards/index.ts';
import { waitlist } from '#modules/waitlist/index.ts';
import { ClockAgreement } from '#platform/clock/clock-agreement.ts';
import { ApplicationClock } from '#platform/clock/application-clock.ts';
import { platformModule } from '#platform/container/context-module.ts';
import type { ListToken, Token } from '#platform/container/token.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { DocumentPictures } from '#platform/images/document-pictures.ts';
import { IdempotentCalls } from '#platform/http/limits/idempotency.ts';
import { Uploads } from '#platform/http/routing/body/uploads.ts';
import { RateLimits, type LimitName, type LimitRule } from '#platform/http/limits/rate-limits.ts';
import { SqlCallEffects } from '#platform/http/limits/sql-call-effects.ts';
import { SessionStore } from '#platform/http/sessions/session-store.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import { ClamdScanner } from '#platform/outside/clamd-scanner.ts';
import { PrintingThreads } from '#platform/pdf/threads/printing-threads.ts';
import { CALL_LIMITS, QUEUE_LIMITS } from '#platform/persistence/connection/connection-limits.ts';
import { DatabaseListener } from '#platform/persistence/connection/database-listener.ts';
import { DatabaseWatch } from '#platform/persistence/connection/database-watch.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { PoolMeasures } from '#platform/metrics/pool-measures.ts';
import { Housekeeping } from '#platform/persistence/housekeeping.ts';
import { LayPartitions } from '#platform/persistence/partitions/lay-partitions.ts';
import { MikroUnitOfWork } from '#platform/persistence/mikro-unit-of-work.ts';
import { limitsBehind } from '#platform/persistence/connection/pooler.ts';
import { connectOrm, type EntityMapping } from '#platform/persistence/orm.ts';
import { Replicas } from '#platform/persistence/replicas/replicas.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { GeoPhoneZones } from '#platform/phone/geo-phone-zones.ts';
import { TextedPhoneNumbers } from '#platform/phone/texted-phone-numbers.ts';
import { EmbeddedLocalDays } from '#platform/places/embedded-local-days.ts';
import { EmbeddedPlaces } from '#platform/places/embedded-places.ts';
import { EmbeddedTowns } from '#platform/places/embedded-towns.ts';
import { EventDispatcher } from '#platform/queue/event-dispatcher.ts';
import { QueueMeasures } from '#platform/queue/queue-measures.ts';
import { PgBossQueue } from '#platform/queue/pg-boss-queue.ts';
import { PgBossWatch } from '#platform/queue/queue-watch.ts';
import { SealedQueue, SealedWork } from '#platform/queue/sealed-work.ts';
import { Sweeps } from '#platform/queue/sweeps.ts';
import { Worker } from '#platform/queue/worker.ts';
import type { Settings } from '#platform/settings.ts';
import { openTracing } from '#platform/tracing/open-tracing.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import * as tokens from '#platform/tokens.ts';
import './event-map.ts';
import './task-map.ts';

/** The parts of a context for the composition root. */
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
  /** The time limits of its database connections, if they differ from those for calls. */
  readonly databaseLimits?: typeof CALL_LIMITS;
  /** Replaces real time or the development clock. */
  readonly clock?: Clock;
  /** Uses one transaction for all consumers of an event, if nothing else uses the database. */
  readonly consumersTogether?: boolean;
  /** Changes bindings before anything is created. */
  readonly adapt?: (container: Container) => void;
}

/** Everything that runs in one process, wired once. */
export interface Application {
  readonly container: Container;
  readonly worker: Worker;
  readonly clock: ApplicationClock;
  readonly sql: Sql;
  /** Not started yet; the process starts it. */
  readonly databaseWatch: DatabaseWatch;
  /** Not started yet; a process that serves calls starts them. */
  readonly replicas: Replicas;
  readonly sessionStore: SessionStore;
  readonly limits: RateLimits;
  readonly idempotentCalls: IdempotentCalls;
  /** Null if the settings give no one access to them. */
  readonly metrics: Metrics | null;
  readonly tracing: Tracing;
  get<T>(what: Token<T>): T;
  all<T>(what: ListToken<T>): readonly T[];
  stop(): Promise<void>;
}

export async function buildApplication(options: BuildOptions): Promise<Application> {
  const { settings, databaseUrl, log, limits, databaseLimits = CALL_LIMITS } = options;
  const pooler = settings.databasePooler;
  const entities = contexts.flatMap((context) => context.entities);
  const watch = new DatabaseWatch(databaseUrl, log, pooler);
  const orm = await connectOrm({
    url: databaseUrl,
    entities,
    poolSize: 10,
    log,
    limits: databaseLimits,
    pooler,
    watch,
  });
  const pool = await orm.em.getConnection().getNativeClient();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...limitsBehind(pooler, QUEUE_LIMITS),
    max: 4,
    migrate: false,
    useListenNotify: settings.process !== 'web',
    supervise: settings.process !== 'web',
    schedule: settings.process !== 'web',
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  // The queue also uses the listening connection of live updates for notifications of new work.
  const listener = new DatabaseListener({ url: settings.databaseDirectUrl ?? databaseUrl, log });
  boss.getDb().listen = (...wanted) => listener.listen(...wanted);

  const sql = new Sql(orm);
  const replicas = new Replicas({ urls: settings.databaseReplicaUrls, primary: sql, log, pooler });
  const unitOfWork = new MikroUnitOfWork(orm);
  const tracing = await openTracing(settings);
  const cipher = new AesFieldCipher(settings.fieldEncryptionKeys);
  const sealed = new SealedWork(cipher);
  const queue = new PgBossQueue(boss, sql, sealed, tracing);
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
  constant(tokens.UNIT_OF_WORK, unitOfWork);
  constant(tokens.EVENT_PUBLISHER, queue);
  constant(tokens.TASK_QUEUE, queue);
  const queueWatch = new PgBossWatch(boss, sql, () => [agreement, ...dueWork].map(({ name }) => name));
  constant(tokens.QUEUE_WATCH, queueWatch);
  constant(tokens.CALL_EFFECTS, new SqlCallEffects(sql));
  const places = new EmbeddedPlaces();
  constant(tokens.PLACES, places);
  constant(tokens.PHONE_ZONES, new GeoPhoneZones());
  const printing = new PrintingThreads();
  constant(tokens.PRINTING, printing);
  constant(tokens.STOPPABLES, printing);
  constant(tokens.SEALED_FIELDS, new SealedQueue(sql, cipher));
  const platform = platformModule({
    databaseListener: listener,
    rateLimits,
    linkSecrets: new HmacLinkSecrets(settings.sessionKeys),
    fieldCipher: cipher,
    localDays: new EmbeddedLocalDays(new EmbeddedTowns(places)),
    phoneNumbers: new TextedPhoneNumbers(settings.smsCountries),
    uploads: new Uploads(settings.clamdUrl === null ? null : new ClamdScanner(settings.clamdUrl)),
    documentPictures: new DocumentPictures(),
  });
  container.load(platform, ...contexts.flatMap((context) => context.containers));
  options.adapt?.(container);

  const all = <T>(what: ListToken<T>): readonly T[] =>
    container.getAll<T | readonly T[]>(what, { optional: true }).flat() as readonly T[];
  const dispatcher = new EventDispatcher(
    all(tokens.EVENT_CONSUMERS),
    unitOfWork,
    sql,
    options.consumersTogether,
  );
  const agreement = new ClockAgreement(sql);
  const dueWork = [...all(tokens.DUE_WORK), new Housekeeping(sql), new LayPartitions(sql)];
  const sweeps = new Sweeps({ agreement, dueWork, sql, unitOfWork, taskQueue: queue, tracing, log });
  const worker = new Worker({
    boss,
    dispatcher,
    handlers: all(tokens.TASK_HANDLERS),
    sweeps,
    sealed,
    tracing,
    log,
  });
  const isMeasured = settings.metricsPort !== null || settings.metricsToken !== null;
  const sources = [
    new PoolMeasures(pool, watch, replicas),
    new QueueMeasures(queueWatch),
    ...all(tokens.MEASURES),
  ];

  // Last, so that a wiring error leaves nothing running.
  await boss.start();
  if (settings.devTools) await clock.start();
  return {
    container,
    worker,
    clock,
    sql,
    databaseWatch: watch,
    replicas,
    sessionStore: new SessionStore(sql, container.get(PRESENCE), container.get(SECURITY_LOG)),
    limits: rateLimits,
    idempotentCalls: new IdempotentCalls(sql),
    tracing,
    metrics: isMeasured ? new Metrics({ sources, log }) : null,
    get: <T>(what: Token<T>) => container.get<T>(what),
    all,
    stop: async () => {
      clock.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await Promise.all(all(tokens.STOPPABLES).map((one) => one.stop()));
      await listener.stop();
      await watch.stop();
      await replicas.stop();
      await orm.close(true);
      await tracing
        .stop()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the last steps could not be told to the collector'),
        );
    },
  };
}
