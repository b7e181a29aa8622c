// Four processes behind HAProxy with two read replicas that lag, hang, die and return: no call fails, and nothing is decided by old rows. Needs HAProxy: apt-get install haproxy
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, until, type Started } from '#app/testing/killable-product.ts';
import { EMPLOYER_SIGN_UP as EMPLOYER, FRAMING_JOB } from '#app/testing/sample-calls.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../database/replicated-postgres.ts';
import { EventStreamClient } from '../fixtures/event-stream-client.ts';
import { HttpClient, type Loose } from '../fixtures/http-client.ts';
import { ok } from '../fixtures/referral-fixture.ts';
import { testPhone } from '../fixtures/sign-up.ts';
import { freePort } from '../network/free-port.ts';
import { DrillReport } from './support/drill-report.ts';
import { MoneyLoad } from './servers/money-load.ts';
import { documentedLines } from './servers/documented-lines.ts';
import { needProgram } from './servers/system-programs.ts';

const PROCESSES = 4;
/** A replica may be a second behind, and the process shares a response for a second. */
/** Time for each process to notice that a replica is up to date. */
const CATCHES_UP_MS = 4_000;
const SEEN_WITHIN_S = 2.5;
/** People with a confirmed email may cause more than two texts. */
const CONFIRM = 'update users set email_verified_at = created_at';
const MEMBER = { password: 'sturdy-hammer-9', firstName: 'Ana', lastName: 'Ruiz', acceptTerms: true };

const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-replicas-'));
const report = new DrillReport();
const killables: KillableProduct[] = [];
const products: Started[] = [];
/** Hires, offers, and withdrawals: what they read must be the newest, even if the replicas are behind. */
const money = new MoneyLoad(
  () => origin,
  async () => {
    const database = new Client({ connectionString: servers.primary.url });
    await database.connect();
    return database;
  },
);
let servers: ReplicatedPostgres;
let haproxy: ChildProcess;
let origin: string;
let employer: HttpClient;
let referrer: HttpClient;

beforeAll(async () => {
  needProgram('haproxy', 'haproxy', '-v');
  servers = await startReplicatedPostgres(2);
  const environment = {
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URLS: servers.replicas.map(({ url }) => url).join(','),
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    FIELD_ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    // Plays another proxy in front, so that people come from different addresses.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'fatal',
  };
  for (let index = 0; index < PROCESSES; index += 1) {
    const killable = new KillableProduct();
    killables.push(killable);
    // One of them also works off the queue.
    products.push(await killable.start({ ...environment, PROCESS: index === 0 ? 'all' : 'web' }));
  }
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const [documented = ''] = documentedLines('Behind HAProxy', 'haproxy');
  const listed = products.map((one, index) => `  server s${index} 127.0.0.1:${one.port}`).join('\n');
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `${documented}${listed}\n\nfrontend all\n  bind 127.0.0.1:${port}\n  default_backend crewvine\n`,
  );
  haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await until(async () => (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200);
  employer = client();
  ok(await employer.post('/api/employer-signup', { ...EMPLOYER, email: 'poster@example.com' }));
  referrer = client();
  ok(await referrer.post('/api/auth/signup', { ...MEMBER, email: 'referrer@example.com' }));
  await money.open();
  await onServers([servers.primary.url], CONFIRM);
}, 300_000);
afterAll(async () => {
  const gone = haproxy && once(haproxy, 'exit');
  haproxy?.kill('SIGTERM');
  await gone;
  for (const killable of killables) {
    await killable.stopRunning();
    killable.remove();
  }
  await servers?.stop();
  rmSync(folder, { recursive: true });
});

const client = (): HttpClient => new HttpClient(origin);

/** Each address has its own limits, so visitors come from many. */
let visitors = 0;
async function visitJobs(port: number): Promise<{ readonly status: number; readonly jobs: Loose[] }> {
  visitors += 1;
  const headers = { 'X-Forwarded-For': `10.4.${visitors >> 8}.${visitors & 255}` };
  const address = `/api/jobs?limit=50&visit=${visitors}`;
  const { status, body } = await new HttpClient(`http://127.0.0.1:${port}`).get(address, headers);
  return { status, jobs: status === 200 ? body : [] };
}

const visitEach = () => Promise.all(products.map(({ port }) => visitJobs(port)));

const onReplicas = (text: string) =>
  onServers(
    servers.replicas.map(({ url }) => url),
    text,
  );

async function onServers(urls: readonly string[], text: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (const url of urls) {
    const database = new Client({ connectionString: url });
    await database.connect();
    rows.push(...(await database.query(text)).rows);
    await database.end();
  }
  return rows;
}

/** How many transactions visitors caused on each replica so far. */
const readsOfReplicas = async (): Promise<number> => {
  const rows = await onReplicas(
    'select xact_commit::int as reads from pg_stat_database where datname = current_database()',
  );
  return rows.reduce((sum, { reads }) => sum + Number(reads), 0);
};

/** An employer's own list and each visitor's, after a post. */
async function postAndSee(what: string): Promise<void> {
  const { id } = ok(await employer.post('/api/jobs', FRAMING_JOB));
  const since = performance.now();
  const has = (jobs: Loose[]): boolean => jobs.some((job) => job.id === id);
  const own: boolean[] = [];
  for (const { port } of products) {
    const one = new HttpClient(`http://127.0.0.1:${port}`);
    const { body } = await one.get('/api/jobs?limit=50', { Cookie: employer.cookieHeader() });
    own.push(has(body));
  }
  report.is(`${what}: its employer sees a new post, in each process`, PROCESSES, own.filter(Boolean).length);
  let seconds = 0;
  for (let seen = 0; seen < PROCESSES && seconds < 30;) {
    seen = (await visitEach()).filter(({ jobs }) => has(jobs)).length;
    seconds = (performance.now() - since) / 1_000;
    await delay(50);
  }
  report.atMost(`${what}: all visitors see it`, SEEN_WITHIN_S, seconds, ' s');
}

async function refer(jobId: string): Promise<string> {
  const { id } = ok(
    await referrer.post('/api/referrals', {
      jobId,
      referrerName: 'Ana Ruiz',
      referrerPhone: testPhone(),
      workerName: 'Bo Li',
      workerPhone: testPhone(),
      relationship: 'friend',
      consent: true,
    }),
  );
  return id;
}

/** Visits of all processes while something happens to a replica. */
async function visitWhile(seconds: number): Promise<{ readonly failed: number; readonly slowest: number }> {
  let [failed, slowest] = [0, 0];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const since = performance.now();
    const answers = await visitEach();
    slowest = Math.max(slowest, (performance.now() - since) / 1_000);
    failed += answers.filter(({ status }) => status !== 200).length;
    await delay(50);
  }
  return { failed, slowest };
}

async function streamsEverywhere(): Promise<void> {
  const { id: jobId } = ok(await employer.post('/api/jobs', FRAMING_JOB));
  const referral = await refer(jobId);
  const streams: EventStreamClient[] = [];
  for (const { port } of products)
    streams.push(await EventStreamClient.open(`http://127.0.0.1:${port}`, referrer.cookieHeader()));
  for (const stream of streams) await stream.next('unread');
  ok(await employer.put(`/api/referrals/${referral}/status`, { status: 'contacted', notes: 'a note' }));
  const told = await Promise.all(streams.map((stream) => stream.next('notification')));
  report.is('a notice arrives on the streams of', PROCESSES, told.length);
  for (const stream of streams) stream.close();
}

it('four processes with two replicas act as one product', async () => {
  await delay(CATCHES_UP_MS);
  const before = await readsOfReplicas();
  for (let round = 0; round < 5; round += 1) await visitEach();
  report.is('visits read from replicas', true, (await readsOfReplicas()) - before >= 5 * PROCESSES);
  await postAndSee('all is well');
  await money.move('well', 1);
  await streamsEverywhere();

  await onReplicas('select pg_wal_replay_pause()');
  await postAndSee('replicas that replay nothing');
  await money.move('paused', 1);
  await onReplicas('select pg_wal_replay_resume()');
  await delay(CATCHES_UP_MS);

  const [first, second] = servers.replicas;
  first?.freeze();
  const frozen = await visitWhile(8);
  report.is('a replica hangs: failed visits', 0, frozen.failed);
  report.atMost('a replica hangs: the slowest visit', 5, frozen.slowest, ' s');
  await money.move('frozen', 1);
  first?.thaw();

  await first?.kill();
  await second?.kill();
  const dead = await visitWhile(5);
  report.is('both replicas are dead: failed visits', 0, dead.failed);
  await postAndSee('both replicas are dead');
  await first?.start();
  await second?.start();
  await delay(CATCHES_UP_MS);
  const returned = await readsOfReplicas();
  for (let round = 0; round < 5; round += 1) await visitEach();
  report.is('they return and serve', true, (await readsOfReplicas()) - returned >= 5 * PROCESSES);
  await postAndSee('after their return');
  await money.settle();
  await money.tell(report);
  expect(report.finish()).toEqual([]);
}, 900_000);
