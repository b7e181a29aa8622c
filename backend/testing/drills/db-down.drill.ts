// The database refuses, resets, hangs, loses packets, accepts no writes: 503 within 3 s, back within 5 s, same process. --seconds is the length of each
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { HttpClient, type HttpAnswer, type Loose } from '../fixtures/http-client.ts';
import { TcpProxy, type Weather } from '../network/tcp-proxy.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';

const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 6);
const PEOPLE = 8;
/** The pause of each person between two calls: well below the limit of calls per minute. */
const PAUSE_MS = 250;
const ANSWERED_WITHIN_S = 3;
const READY_WITHIN_S = 1;
const BACK_WITHIN_S = 5;

const killable = new KillableProduct();
const report = new DrillReport();
let database: TestDatabase;
let proxy: TcpProxy;
let product: Started;
let people: HttpClient[];

beforeAll(async () => {
  database = await createTestDatabase();
  const made = await TcpProxy.beforeDatabase(database.url);
  proxy = made.proxy;
  product = await killable.start({ DATABASE_URL: made.url, LOG_LEVEL: 'fatal' });
  people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(index)));
});
afterAll(async () => {
  await killable.stopRunning();
  await proxy.stop();
  await database.drop();
  killable.remove();
});

async function signUp(index: number): Promise<HttpClient> {
  const client = new HttpClient(`http://127.0.0.1:${product.port}`);
  const { status } = await client.post('/api/auth/signup', {
    email: `member-${index}@example.com`,
    password: 'sturdy-hammer-9',
    firstName: 'Ana',
    lastName: 'Ruiz',
    acceptTerms: true,
  });
  if (status !== 201) throw new Error(`Signing up answers ${status}`);
  return client;
}

interface Outage {
  readonly reads: Map<number, number>;
  readonly writes: Map<number, number>;
  readonly ready: Map<number, number>;
  slowest: number;
  slowestReady: number;
}

const seconds = (since: number): number => (performance.now() - since) / 1_000;

async function call(counts: Map<number, number>, make: () => Promise<HttpAnswer<Loose>>): Promise<number> {
  const begun = performance.now();
  const { status } = await make();
  counts.set(status, (counts.get(status) ?? 0) + 1);
  return seconds(begun);
}

/** People read and write all the time, and a load balancer checks readiness. */
async function live(until: () => boolean, outage: Outage): Promise<void> {
  const person = async (client: HttpClient, index: number): Promise<void> => {
    while (!until()) {
      const took =
        index % 2 === 0
          ? await call(outage.reads, () => client.get('/api/auth/user'))
          : await call(outage.writes, () => client.put('/api/user-profile', { bio: 'Roofs' }));
      outage.slowest = Math.max(outage.slowest, took);
      await delay(PAUSE_MS);
    }
  };
  const balancer = async (): Promise<void> => {
    while (!until()) {
      const took = await call(outage.ready, () => product.client.get('/readyz'));
      outage.slowestReady = Math.max(outage.slowestReady, took);
      await delay(PAUSE_MS);
    }
  };
  await Promise.all([...people.map(person), balancer()]);
}

async function secondsUntilBack(): Promise<number> {
  const since = performance.now();
  const [reader, writer] = people;
  for (;;) {
    const answers = await Promise.all([
      product.client.get('/readyz'),
      reader?.get('/api/auth/user'),
      writer?.put('/api/user-profile', { bio: 'Walls' }),
    ]);
    if (answers.every((answer) => answer?.status === 200) || seconds(since) > 60) return seconds(since);
    await delay(50);
  }
}

const only = (counts: ReadonlyMap<number, number>): string =>
  [...counts.keys()].toSorted((a, b) => a - b).join(', ');

async function endure(name: string, begin: () => Promise<void>, end: () => Promise<void>): Promise<Outage> {
  const outage: Outage = {
    reads: new Map(),
    writes: new Map(),
    ready: new Map(),
    slowest: 0,
    slowestReady: 0,
  };
  await begin();
  const since = performance.now();
  await live(() => seconds(since) > SECONDS, outage);
  await end();
  const back = await secondsUntilBack();
  report.atMost(`${name}: slowest answer`, ANSWERED_WITHIN_S, outage.slowest, ' s');
  report.atMost(`${name}: slowest /readyz`, READY_WITHIN_S, outage.slowestReady, ' s');
  report.is(`${name}: writes answer`, '503', only(outage.writes));
  report.is(`${name}: /readyz answers`, '503', only(outage.ready));
  report.atMost(`${name}: back`, BACK_WITHIN_S, back, ' s');
  return outage;
}

/** Simulates a primary that has become a replica: connections end, and new ones accept no writes. */
async function setReadOnly(is: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const name = new URL(database.url).pathname.slice(1);
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${name} set default_transaction_read_only = ${is}`);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  await client.end();
}

it('the product answers during a database outage, and works again soon afterward', async () => {
  for (const weather of ['refused', 'reset', 'frozen', 'swallowed'] satisfies Weather[]) {
    const { reads } = await endure(
      weather,
      () => proxy.become(weather),
      () => proxy.become('clear'),
    );
    report.is(`${weather}: reads answer`, '503', only(reads));
  }
  const { reads } = await endure(
    'read-only',
    () => setReadOnly('on'),
    () => setReadOnly('off'),
  );
  report.is('read-only: reads are answered', true, reads.has(200));
  report.is('the process is the same', null, product.child.exitCode);
  report.is('ends well', 0, await killable.stop(product));
  report.is('the ledger', 'balanced', await checkLedger(database.url));
  expect(report.finish()).toEqual([]);
}, 900_000);
