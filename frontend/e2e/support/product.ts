import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createTestDatabase } from '#testing/database/test-database.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** Made at the start, by the settings. */
export const ADMIN = { email: 'admin@example.com', password: 'sturdy-hammer-9' };
export const GATE_PASSWORD = 'a-word-at-the-gate';

export interface Product {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it: a process of its own, web and worker, with the built frontend. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  if (!existsSync(path.join(root, 'frontend/dist/index.html'))) {
    throw new Error('frontend/dist is missing: run "npm run build" before the end-to-end tests.');
  }
  const database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['backend/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environmentFor(port, database.url), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  let isWanted = true;
  server.once('exit', (code, signal) => {
    if (isWanted) console.error(`The product ended (${code ?? signal}) under the test:\n${said.join('')}`);
  });
  await isReady(origin, server, said);
  await wakePeople(origin);
  return {
    origin,
    stop: async () => {
      isWanted = false;
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGTERM');
        await gone;
      }
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

async function isReady(origin: string, server: ChildProcess, said: readonly string[]): Promise<void> {
  const patience = Date.now() + READY_WITHIN_MS;
  while (Date.now() < patience) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The product ended at once:\n${said.join('')}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  server.kill('SIGKILL');
  throw new Error(`The product was not ready in time:\n${said.join('')}`);
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
