import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { pino, type Logger } from 'pino';
import { applicationRoutes } from '#app/application-routes.ts';
import { buildApplication, type Application } from '#app/container.ts';
import { Readiness } from '#app/health.ts';
import { listen, webApplication } from '#app/web-server.ts';
import type { LimitName, LimitRule } from '../http/rate-limits.ts';
import { readSettings, type Settings } from '../settings.ts';
import { HttpClient } from './http-client.ts';
import { createTestDatabase } from './test-database.ts';

const PLENTY: LimitRule = { points: 1_000_000, seconds: 60 };
const WITHOUT_LIMITS: Partial<Record<LimitName, LimitRule>> = {
  signUp: PLENTY,
  submission: PLENTY,
  tokenLink: PLENTY,
  resetLinksOfAddress: PLENTY,
  waitlist: PLENTY,
  signedInCalls: PLENTY,
  signedOutCalls: PLENTY,
};

export interface TestApplication {
  readonly application: Application;
  readonly origin: string;
  readonly databaseUrl: string;
  readonly settings: Settings;
  /** Somebody new, signed out. */
  client(): HttpClient;
  /** Delivers every event and job that waits, and what they cause. */
  settle(): Promise<void>;
  /** Moves the clock on, does what falls due, and settles. */
  advance(hours: number): Promise<void>;
  stop(): Promise<void>;
}

export interface TestApplicationOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** General limits are off unless a test is about one. */
  readonly limits?: Partial<Record<LimitName, LimitRule>>;
  /** For a test that reads the log. */
  readonly log?: Logger;
}

/** The whole product on a database of its own, over real HTTP, with no worker running: tests settle by hand. */
export async function startTestApplication(options: TestApplicationOptions = {}): Promise<TestApplication> {
  const database = await createTestDatabase();
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DEV_TOOLS: 'on',
    DEMO_DATA: 'off',
    PROCESS: 'web',
    LOG_LEVEL: 'error',
    SESSION_KEYS: 'a-key-for-tests-only',
    PUBLIC_URL: 'http://crewvine.test',
    ...options.environment,
  });
  const log = options.log ?? pino({ level: settings.logLevel });
  const limits = options.limits ?? WITHOUT_LIMITS;
  const application = await buildApplication({ settings, databaseUrl: database.url, log, limits });
  const app = webApplication({
    settings,
    log,
    routes: applicationRoutes(application, settings, new Readiness(application.sql)),
    sessionStore: application.sessionStore,
    limits: application.limits,
    idempotentCalls: application.idempotentCalls,
    webRoot: 'frontend/dist',
    movedClock: application.clock,
  });
  const server = await listen(app, settings);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settle = (): Promise<void> => application.worker.deliverWaiting();
  return {
    application,
    origin,
    databaseUrl: database.url,
    settings,
    client: () => new HttpClient(origin),
    settle,
    advance: async (hours) => {
      await application.clock.advance(hours);
      await application.worker.runDueWork();
      await settle();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await application.stop();
      await database.drop();
    },
  };
}
