import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
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
  const origin = `http://127.0.0.1:${port}`;
  await host.start({ ...environmentFor(port, database.url), ...settings });
  await wakePeople(origin);
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

/** No text goes out at night (rules.md#quiet-hours): the product's clock is moved on to noon in the middle of the country. */
async function wakePeople(origin: string): Promise<void> {
  const noon = 18;
  const now = new Date();
  const hour = now.getUTCHours() + now.getUTCMinutes() / 60;
  const advanceHours = (noon - hour + 24) % 24;
  await fetch(`${origin}/api/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceHours }),
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
