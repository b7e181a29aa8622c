// Ten restarts of three processes behind HAProxy while people write: no call fails. Needs HAProxy: apt-get install haproxy
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, until, type Started } from '#app/testing/killable-product.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { HttpClient } from '../fixtures/http-client.ts';
import { freePort } from '../network/free-port.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import { documentedLines } from './servers/documented-lines.ts';
import { needProgram } from './servers/system-programs.ts';

const RESTARTS = 10;
const PROCESSES = 3;
/** The most sign-ups from one address in an hour. */
const PEOPLE = 10;
/** The pause of each person between two writes: below the limit of calls per minute. */
const PAUSE_MS = 150;
/** Time for HAProxy to notice a restarted process. */
const SEEN_MS = 2_500;

interface Member {
  readonly product: KillableProduct;
  readonly environment: Readonly<Record<string, string>>;
  running: Started;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-rolling-'));
const report = new DrillReport();
const members: Member[] = [];
let database: TestDatabase;
let haproxy: ChildProcess;
let origin: string;

beforeAll(async () => {
  needProgram('haproxy', 'haproxy', '-v');
  database = await createTestDatabase();
  const shared = {
    DATABASE_URL: database.url,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    FIELD_ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '6',
    LOG_LEVEL: 'fatal',
  };
  for (let index = 0; index < PROCESSES; index += 1) {
    const product = new KillableProduct();
    const environment = { ...shared, PORT: String(await freePort()) };
    members.push({ product, environment, running: await product.start(environment) });
  }
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port));
  haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await until(async () => (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200);
});
afterAll(async () => {
  const gone = once(haproxy, 'exit');
  haproxy.kill('SIGTERM');
  await gone;
  for (const { product } of members) {
    await product.stopRunning();
    product.remove();
  }
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The exact lines from the documentation, with these processes as servers. */
function settings(port: number): string {
  const [documented = ''] = documentedLines('Behind HAProxy', 'haproxy');
  const servers = members.map(({ running }, index) => `  server s${index} 127.0.0.1:${running.port}`);
  return `${documented}${servers.join('\n')}\n\nfrontend all\n  bind 127.0.0.1:${port}\n  default_backend crewvine\n`;
}

async function signUp(index: number): Promise<HttpClient> {
  const client = new HttpClient(origin);
  const person = { email: `member-${index}@example.com`, password: 'sturdy-hammer-9' };
  const names = { firstName: 'Ana', lastName: 'Ruiz', acceptTerms: true };
  const { status } = await client.post('/api/auth/signup', { ...person, ...names });
  if (status !== 201) throw new Error(`Signing up answers ${status}`);
  return client;
}

interface Writing {
  isOver: boolean;
  written: number;
  readonly failed: string[];
}

/** Reads each write again: an acknowledged write is stored. */
async function write(client: HttpClient, writing: Writing): Promise<void> {
  for (let count = 0; !writing.isOver; count += 1) {
    const bio = `Roofs, ${count} of them`;
    try {
      const { status, body } = await client.put('/api/user-profile', { bio });
      if (status === 200 && body.bio === bio) writing.written += 1;
      else writing.failed.push(String(status));
    } catch (error) {
      writing.failed.push(String(error));
    }
    await delay(PAUSE_MS);
  }
}

/** Whether the caller chooses the ID with which the audit log names the call. */
async function takesRequestId(): Promise<boolean> {
  const given = 'a-stranger-wrote-this';
  const answer = await fetch(`${origin}/healthz`, { headers: { 'X-Request-Id': given } });
  return answer.headers.get('X-Request-Id') === given;
}

it('restarting one process after the other fails no call', async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(index)));
  const writing: Writing = { isOver: false, written: 0, failed: [] };
  const all = Promise.all(people.map((client) => write(client, writing)));
  const codes = new Set<number | null>();
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const member = members[restart % PROCESSES];
    if (!member) break;
    codes.add(await member.product.stop(member.running));
    member.running = await member.product.start(member.environment);
    await delay(SEEN_MS);
  }
  writing.isOver = true;
  await all;
  report.is('restarts', RESTARTS, RESTARTS);
  report.is("a caller's request ID is accepted", false, await takesRequestId());
  report.is('processes end with', '0', [...codes].join(', '));
  report.is('calls that failed', '0', [writing.failed.length, ...new Set(writing.failed)].join(' '));
  report.is(`writes that went through (${writing.written})`, true, writing.written > 500);
  report.is('the ledger', 'balanced', await checkLedger(database.url));
  expect(report.finish()).toEqual([]);
}, 900_000);
