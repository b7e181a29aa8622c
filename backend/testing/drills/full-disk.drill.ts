// The disk of the database fills up while people write: 503, reads still work, and all recovers when there is space. Needs Linux, and root for a small disk
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { notedPostgresUrl } from '#platform/persistence/embedded/running-postgres.ts';
import { HttpClient } from '../fixtures/http-client.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';

const DISK = '600m';
const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 15);
const PEOPLE = 6;
const PAUSE_MS = 100;
const BACK_WITHIN_S = 10;
const READY_WITHIN_S = 1;
const CHUNK = Buffer.alloc(64 * 1_024);

const killable = new KillableProduct();
const report = new DrillReport();
const filler = path.join(killable.dataDir, 'filler');
let product: Started;
let people: HttpClient[];

beforeAll(async () => {
  mkdirSync(killable.dataDir, { mode: 0o755 });
  const mounted = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${DISK},mode=755`,
    'tmpfs',
    killable.dataDir,
  ]);
  if (mounted.status !== 0)
    throw new Error(`This drill needs root, for a small disk: ${String(mounted.stderr)}`);
  product = await killable.start({ LOG_LEVEL: 'fatal', TRUST_PROXY: '1' });
  people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(index)));
});
afterAll(async () => {
  await killable.stopRunning();
  spawnSync('umount', ['--lazy', killable.dataDir]);
  killable.remove();
});

async function signUp(index: number): Promise<HttpClient> {
  const client = new HttpClient(`http://127.0.0.1:${product.port}`);
  const person = { password: 'sturdy-hammer-9', firstName: 'Ana', lastName: 'Ruiz', acceptTerms: true };
  const { status } = await client.post('/api/auth/signup', {
    ...person,
    email: `member-${index}@example.com`,
  });
  if (status !== 201) throw new Error(`Signing up answers ${status}`);
  return client;
}

/** Fills the disk, and later the space that becomes free. */
function fill(): void {
  const file = openSync(filler, 'a');
  try {
    while (statfsSync(killable.dataDir).bavail > 0) writeSync(file, CHUNK);
  } catch {
    // The disk is full.
  } finally {
    closeSync(file);
  }
}

interface Readiness {
  readonly status: number;
  readonly seconds: number;
}

async function readiness(): Promise<Readiness> {
  const from = performance.now();
  const { status } = await new HttpClient(`http://127.0.0.1:${product.port}`).get('/readyz');
  return { status, seconds: (performance.now() - from) / 1_000 };
}

const count = (counts: Map<number, number>, status: number): unknown =>
  counts.set(status, (counts.get(status) ?? 0) + 1);
const listed = (counts: ReadonlyMap<number, number>): string =>
  [...counts.keys()].toSorted((a, b) => a - b).join(', ');

/** Long enough that the row's page has no room for its next version. */
const longBio = (): string => Array.from({ length: 60 }, () => Math.random().toString(36)).join(' ');

it('writes fail with an error on a full disk, and work again when there is space', async () => {
  const reads = new Map<number, number>();
  const writes = new Map<number, number>();
  const ready: Readiness[] = [];
  const acknowledged = new Map<HttpClient, string>();
  // Its row is there before, as in production: the first one would need a new page.
  report.is('before: /readyz answers', 200, (await readiness()).status);
  fill();
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(
    people.map(async (client) => {
      while (performance.now() < until) {
        fill();
        const bio = longBio();
        const { status } = await client.put('/api/user-profile', { bio });
        count(writes, status);
        if (status === 200) acknowledged.set(client, bio);
        count(reads, (await client.get('/api/auth/user')).status);
        if (client === people[0]) ready.push(await readiness());
        await delay(PAUSE_MS);
      }
    }),
  );
  rmSync(filler);
  const freed = performance.now();
  let back = 0;
  for (const [client, index] of people.map((one, at) => [one, at] as const)) {
    while ((await client.put('/api/user-profile', { location: `Site ${index}` })).status !== 200) {
      back = (performance.now() - freed) / 1_000;
      if (back > 60) break;
      await delay(50);
    }
  }
  report.is('full: writes are refused', true, writes.has(503));
  report.is(
    'full: other answers to writes',
    '',
    listed(new Map([...writes].filter(([one]) => one !== 503 && one !== 200))),
  );
  report.is('full: reads answer', '200', listed(reads));
  report.atMost('room again: writes answer within', BACK_WITHIN_S, back, ' s');
  let ready200 = performance.now();
  while ((await readiness()).status !== 200 && ready200 - freed < 60_000) {
    await delay(50);
    ready200 = performance.now();
  }
  report.is('full: /readyz answers', '503', listed(new Map(ready.map(({ status }) => [status, 1]))));
  report.atMost(
    'full: slowest /readyz',
    READY_WITHIN_S,
    Math.max(...ready.map(({ seconds }) => seconds)),
    ' s',
  );
  report.atMost('room again: /readyz answers 200 within', BACK_WITHIN_S, (ready200 - freed) / 1_000, ' s');
  let lost = 0;
  for (const [client, bio] of acknowledged)
    if ((await client.get('/api/auth/user')).body.bio !== bio) lost += 1;
  report.is('acknowledged and lost', 0, lost);
  report.is('the process is the same', null, product.child.exitCode);
  report.is('the ledger', 'balanced', await checkLedger(notedPostgresUrl(killable.dataDir) ?? ''));
  expect(report.finish()).toEqual([]);
});
