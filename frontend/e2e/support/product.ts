import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { startClock } from '#testing/database/start-clock.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { ProductHost } from '#testing/product/product-host.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** One file of tests after another: each has the product, and a database of its own. */
const host = new ProductHost();

/** Made at the start, by the settings. */
export const ADMIN = { email: 'admin@example.com', password: 'sturdy-hammer-9' };
export const GATE_PASSWORD = 'a-word-at-the-gate';

export interface Product {
  readonly origin: string;
  /** Who has it open. */
  readonly guests: BrowserContext[];
  /** Closes what its guests have open, too. */
  stop(): Promise<void>;
}

/** The product as `npm start` runs it: in another process, web and worker, with the built frontend. */
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
    // A few people who never confirm an email text each other all day.
    SMS_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SESSION_KEYS: 'a-key-for-tests-only',
    FIELD_ENCRYPTION_KEYS: 'k'.repeat(43),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ACCESS_PASSWORD: GATE_PASSWORD,
    // Every person comes from an address of their own, so that limits by address meet one person alone.
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
