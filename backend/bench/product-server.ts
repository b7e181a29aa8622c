import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { applicationRoutes } from '#app/web/application-routes.ts';
import { buildApplication } from '#app/container.ts';
import { publicPages } from '#app/pages/public-pages.ts';
import { Readiness } from '#app/operations/health.ts';
import { processLog } from '#app/operations/log.ts';
import { listen, webApplication } from '#app/web/web-server.ts';
import { Housekeeping } from '#platform/persistence/housekeeping.ts';
import { DUE_WORK, UNIT_OF_WORK } from '#platform/tokens.ts';
import { readSettings, type Settings } from '#platform/settings.ts';
import { answerProfiles } from './frame/profile.ts';
import { answerDueWork } from './growth/due-work.ts';
import { answerFigures } from './process-figures.ts';
import { BENCH_SESSION_KEY } from './server-process.ts';

const PLENTY = { points: 1_000_000_000, seconds: 60 };

// The web process as in production, without the general limits that a benchmark would exceed immediately.
const production = readSettings({
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  PROCESS: 'web',
  PUBLIC_URL: 'https://bench',
  TRUST_PROXY: '1',
  SESSION_KEYS: BENCH_SESSION_KEY,
  FIELD_ENCRYPTION_KEYS: 'b'.repeat(43),
  SANDBOX_PAYMENTS: 'allow',
  ACCESS_PASSWORD: 'bench bench',
  LOG_LEVEL: 'info',
  ADMIN_MFA: 'optional',
});
// No proxy in between, so its cookies are sent without TLS.
const settings: Settings = { ...production, publicUrl: 'http://bench', trustProxy: 0 };
const { log } = processLog('info', '/dev/null');
const application = await buildApplication({
  settings,
  databaseUrl: settings.databaseUrl ?? '',
  log,
  limits: { signedOutCalls: PLENTY, signedInCalls: PLENTY, submission: PLENTY },
});
const server = await listen(
  webApplication({
    settings,
    log,
    routes: applicationRoutes(application, settings, new Readiness(application.databaseWatch)),
    sessionStore: application.sessionStore,
    limits: application.limits,
    idempotentCalls: application.idempotentCalls,
    replicas: application.replicas,
    unitOfWork: application.get(UNIT_OF_WORK),
    metrics: application.metrics,
    tracing: application.tracing,
    webRoot: path.resolve(import.meta.dirname, '../../frontend/dist'),
    pages: publicPages(application),
    movedClock: null,
  }),
  settings,
);
application.replicas.start();
answerFigures();
answerProfiles();
answerDueWork([...application.all(DUE_WORK), new Housekeeping(application.sql)]);
process.send?.({ port: (server.address() as AddressInfo).port });
