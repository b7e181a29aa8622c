import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { startClock } from '#testing/database/start-clock.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { ProductHost } from '#testing/product/product-host.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Test files run one after another. Each starts the product with a separate database. */
const host = new ProductHost();

/** Created at the start from the settings. */
export const ADMIN = { email: 'admin@example.com', password: 'sturdy-hammer-9' };
export const GATE_PASSWORD = 'a-word-at-the-gate';

export interface Product {
  readonly origin: string;
  /** The browser profiles that have the product open. */
  readonly guests: BrowserContext[];
  /** Also closes the profiles of its guests. */
  stop(): Promise<void>;
}

/** Starts the product like `npm start`: in another process, web and worker, with the built frontend. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  if (!existsSync(path.join(root, 'frontend/dist/index.html'))) {
    throw new Error('frontend/dist is missing: run "npm run build" before the end-to-end tests.');
  }
  const database = await createTestDatabase();
  const port = await freePort();
  const environment: Record<string, string> = { ...environmentFor(port, database.url), ...settings };
  const origin = `http://${environment['HOST']}:${port}`;
  await startClock(database.url);
  await host.start(environment);
  const guests: BrowserContext[] = [];
  return {
    origin,
    guests,
    stop: async () => {
      await Promise.all(guests.map((guest) => guest.close()));
      await host.stop();
      await database.drop();
    },
  };
}

function environmentFor(port: number, databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DEV_TOOLS: 'on',
    DEMO_DATA: 'off',
    PROCESS: 'all',
    // A few people without a confirmed email text each other all day.
    SMS_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SESSION_KEYS: 'a-key-for-tests-only',
    FIELD_ENCRYPTION_KEYS: 'k'.repeat(43),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ACCESS_PASSWORD: GATE_PASSWORD,
    // Every person has a separate IP address, so that a limit by address affects only one person.
    TRUST_PROXY: '1',
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
