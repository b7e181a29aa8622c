import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import type { Settings } from '#platform/settings.ts';
import { LONG_CALLS, UNIT_OF_WORK } from '#platform/tokens.ts';
import { applicationRoutes } from './web/application-routes.ts';
import { buildApplication, type Application, type BuildOptions } from './container.ts';
import { withDevelopmentKeys } from './development/development-keys.ts';
import { Readiness } from './operations/health.ts';
import { serveOperations } from './operations/operations-server.ts';
import { publicPages } from './pages/public-pages.ts';
import { prepareData } from './prepare-data.ts';
import { startNotice } from './development/start-notice.ts';
import { listen, webApplication } from './web/web-server.ts';

const SWEEP_MS = 50;
/** How long current calls may take after the process receives a stop signal. */
const PATIENCE_MS = 10_000;

export interface RunningProcess {
  readonly application: Application;
  /** The port of the web server; null for a worker without one. */
  readonly port: number | null;
  /** The port of figures and health; null if not configured. */
  readonly metricsPort: number | null;
  stop(): Promise<void>;
}

/** The folder of the web client, perhaps after it has been built. */
type WebRoot = string | Promise<string>;

/** For a machine that is busy with other things. */
type Patience = Required<Pick<BuildOptions, 'databaseLimits'>>;

/**
 * Starts database, schema, data, then web and worker according to `PROCESS`. With patience, the database
 * watch does not start.
 */
export async function startProcess(
  given: Settings,
  log: Logger,
  webRoot: WebRoot,
  patience?: Patience,
): Promise<RunningProcess> {
  const settings = await withDevelopmentKeys(given);
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: (message) => log.info(message) });
  // Locks that outlive a transaction need a connection without a pooler.
  const direct = (url: string): string => settings.databaseDirectUrl ?? url;
  let application: Application | null = null;
  try {
    await migrateDatabase(direct(database.url), { tell: (message) => log.info(message) });
    application = await buildApplication({ settings, databaseUrl: database.url, log, ...patience });
    await prepareData(application, settings, database.url, log);
    if (!patience) application.databaseWatch.start();
    return await startParts(application, settings, log, webRoot, database);
  } catch (error) {
    await application?.stop();
    await database.stop();
    throw error;
  }
}

async function startParts(
  application: Application,
  settings: Settings,
  log: Logger,
  webRoot: WebRoot,
  database: { readonly url: string; stop(): Promise<void> },
): Promise<RunningProcess> {
  const readiness = new Readiness(application.databaseWatch);
  if (settings.process !== 'web') await application.worker.start();
  if (settings.process !== 'worker') application.replicas.start();
  const server =
    settings.process === 'worker' ? null : await serve(application, settings, log, readiness, await webRoot);
  const operations = await operationsOf(application, settings, log, readiness);
  const port = server ? (server.address() as AddressInfo).port : null;
  if (server && !settings.production) process.stdout.write(startNotice(settings, port ?? settings.port));
  return {
    application,
    port,
    metricsPort: operations ? (operations.address() as AddressInfo).port : null,
    stop: async () => {
      readiness.draining = true;
      if (server) await delay(settings.drainSeconds * 1_000);
      for (const calls of application.all(LONG_CALLS)) calls.end();
      if (server) await closeServer(server, log);
      await application.stop();
      // Last, so that operators can see how the process ends.
      operations?.close();
      operations?.closeAllConnections();
      await database.stop();
    },
  };
}

async function operationsOf(
  { metrics }: Application,
  { host, metricsPort: port, metricsToken: token }: Settings,
  log: Logger,
  readiness: Readiness,
): Promise<Server | null> {
  if (!metrics || port === null) return null;
  return serveOperations({ host, port, metrics, token, readiness, log });
}

async function serve(
  application: Application,
  settings: Settings,
  log: Logger,
  readiness: Readiness,
  webRoot: string,
): Promise<Server> {
  const app = webApplication({
    settings,
    log,
    routes: applicationRoutes(application, settings, readiness),
    sessionStore: application.sessionStore,
    limits: application.limits,
    idempotentCalls: application.idempotentCalls,
    replicas: application.replicas,
    unitOfWork: application.get(UNIT_OF_WORK),
    metrics: application.metrics,
    tracing: application.tracing,
    webRoot,
    pages: publicPages(application),
    movedClock: settings.devTools ? application.clock : null,
  });
  return listen(app, settings, () => readiness.draining);
}

/** Lets current calls finish. Idle connections close immediately, including those that become idle later. */
async function closeServer(server: Server, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => {
    log.warn('calls that were still under way were cut off');
    server.closeAllConnections();
  }, PATIENCE_MS).unref();
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
}
