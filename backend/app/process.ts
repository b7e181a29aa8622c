import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import type { Settings } from '#platform/settings.ts';
import { LONG_CALLS } from '#platform/tokens.ts';
import { applicationRoutes } from './application-routes.ts';
import { buildApplication, type Application } from './container.ts';
import { withDevelopmentKeys } from './development/development-keys.ts';
import { Readiness } from './health.ts';
import { prepareData } from './prepare-data.ts';
import { startNotice } from './start-notice.ts';
import { listen, webApplication } from './web-server.ts';

const SWEEP_MS = 50;
/** How long calls under way may take to end once the process is told to stop. */
const PATIENCE_MS = 10_000;

export interface RunningProcess {
  readonly application: Application;
  /** Where it listens; null for a worker without a web side. */
  readonly port: number | null;
  stop(): Promise<void>;
}

/** Database, schema, data, then web and worker as `PROCESS` says. */
export async function startProcess(given: Settings, log: Logger, webRoot: string): Promise<RunningProcess> {
  const settings = await withDevelopmentKeys(given);
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: (message) => log.info(message) });
  let application: Application | null = null;
  try {
    await migrateDatabase(database.url);
    application = await buildApplication({ settings, databaseUrl: database.url, log });
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
  webRoot: string,
  database: { readonly url: string; stop(): Promise<void> },
): Promise<RunningProcess> {
  await prepareData(application, settings, database.url, log);
  const readiness = new Readiness(application.sql);
  if (settings.process !== 'web') await application.worker.start();
  const server =
    settings.process === 'worker' ? null : await serve(application, settings, log, readiness, webRoot);
  const port = server ? (server.address() as AddressInfo).port : null;
  if (server && !settings.production) process.stdout.write(startNotice(settings, port ?? settings.port));
  return {
    application,
    port,
    stop: async () => {
      readiness.draining = true;
      for (const calls of application.all(LONG_CALLS)) calls.end();
      if (server) await closeServer(server, log);
      await application.stop();
      await database.stop();
    },
  };
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
    webRoot,
    movedClock: settings.devTools ? application.clock : null,
  });
  return listen(app, settings);
}

/** Lets calls under way finish; connections that wait for nothing are closed at once, also those that wait from now on. */
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
