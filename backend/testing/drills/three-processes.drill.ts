// Three processes behind nginx act as one product: limits, streams, sessions and cached responses are right on any of them, even after one is killed. Needs nginx: apt-get install nginx-light
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { EMPLOYER_SIGN_UP as EMPLOYER, FRAMING_JOB } from '#app/testing/sample-calls.ts';
import { MOST_DOCUMENT_BYTES } from '#contract/hiring/worker/document.ts';
import { LIMIT_RULES } from '#platform/http/limits/rate-limits.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { EventStreamClient } from '../fixtures/event-stream-client.ts';
import { HttpClient, type Loose } from '../fixtures/http-client.ts';
import { ok } from '../fixtures/referral-fixture.ts';
import { testPhone } from '../fixtures/sign-up.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import { startNginx, type Nginx } from './servers/nginx.ts';

const PROCESSES = 3;
const MEMBER = { password: 'sturdy-hammer-9', firstName: 'Ana', lastName: 'Ruiz', acceptTerms: true };
/** Responses to visitors are cached for a second. */
const SEEN_WITHIN_S = 1.5;
const FLOOD = 1_500;

const report = new DrillReport();
const killables: KillableProduct[] = [];
const products: Started[] = [];
let database: TestDatabase;
let nginx: Nginx;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    FIELD_ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
  };
  for (let index = 0; index < PROCESSES; index += 1) {
    const killable = new KillableProduct();
    killables.push(killable);
    products.push(await killable.start(environment));
  }
  nginx = await startNginx(products.map(({ port }) => `127.0.0.1:${port}`));
  await vi.waitFor(() => fetch(`${nginx.origin}/healthz`), { timeout: 60_000 });
});
afterAll(async () => {
  await nginx?.stop();
  for (const killable of killables) {
    await killable.stopRunning();
    killable.remove();
  }
  await database.drop();
});

const client = (): HttpClient => new HttpClient(nginx.origin);

async function member(name: string): Promise<HttpClient> {
  const one = client();
  ok(await one.post('/api/auth/signup', { ...MEMBER, email: `${name}@example.com` }));
  return one;
}

const counted = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, (status) => status)]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${all.length} × ${status}`)
    .join(', ');

/** Sends wrong passwords through any process. */
async function guess(name: string, tries: number, isAtOnce: boolean): Promise<string> {
  await member(name);
  const once = async (): Promise<number> =>
    (await client().post('/api/auth/login', { email: `${name}@example.com`, password: 'not this one' }))
      .status;
  const statuses: number[] = [];
  if (isAtOnce) statuses.push(...(await Promise.all(Array.from({ length: tries }, once))));
  else for (let index = 0; index < tries; index += 1) statuses.push(await once());
  return counted(statuses);
}

/** Each process gets its own address, bypassing nginx. */
const directly = (cookie = ''): Promise<Loose[]>[] =>
  products.map(async ({ port }, index) => {
    const headers = { 'X-Forwarded-For': `10.3.0.${index}`, ...(cookie !== '' && { Cookie: cookie }) };
    const { body } = await new HttpClient(`http://127.0.0.1:${port}`).get('/api/jobs', headers);
    return body;
  });

async function jobsEverywhere(employer: HttpClient): Promise<void> {
  await Promise.all(directly());
  const { id } = ok(await employer.post('/api/jobs', FRAMING_JOB));
  const since = performance.now();
  const has = (jobs: Loose[]): boolean => jobs.some((job) => job.id === id);
  const own = await Promise.all(directly(employer.cookieHeader()));
  report.is('a job is there for whoever posted it, by each process', PROCESSES, own.filter(has).length);
  let seconds = 0;
  for (let seen = 0; seen < PROCESSES && seconds < 30;) {
    seen = (await Promise.all(directly())).filter(has).length;
    seconds = (performance.now() - since) / 1_000;
    await delay(50);
  }
  report.atMost('and for strangers, by each process', SEEN_WITHIN_S, seconds, ' s');
}

async function streamsEverywhere(employer: HttpClient): Promise<void> {
  const referrer = await member('referrer');
  const jobs: Loose[] = (await employer.get('/api/jobs')).body;
  const { id } = ok(
    await referrer.post('/api/referrals', {
      jobId: jobs[0].id,
      referrerName: 'Ana Ruiz',
      referrerPhone: testPhone(),
      workerName: 'Bo Li',
      workerPhone: testPhone(),
      relationship: 'friend',
      consent: true,
    }),
  );
  const streams: EventStreamClient[] = [];
  for (const { port } of products)
    streams.push(await EventStreamClient.open(`http://127.0.0.1:${port}`, referrer.cookieHeader()));
  const through = await EventStreamClient.open(nginx.origin, referrer.cookieHeader());
  for (const stream of [...streams, through]) await stream.next('unread');
  ok(
    await employer.put(`/api/referrals/${id}/status`, {
      status: 'interview_scheduled',
      notes: 'a note',
    }),
  );
  const told = await Promise.all([...streams, through].map((stream) => stream.next('notification')));
  report.is('a notice is told by the streams of', PROCESSES + 1, told.length);
  report.is('and is the same one', 1, new Set(told.map(({ data }) => data.id)).size);
  for (const stream of [...streams, through]) stream.close();
}

async function signOutEverywhere(): Promise<void> {
  const person = await member('leaves');
  const cookie = person.cookieHeader();
  const statuses = (): Promise<number[]> =>
    Promise.all(
      products.map(async ({ port }) => {
        const one = new HttpClient(`http://127.0.0.1:${port}`);
        return (await one.get('/api/auth/user', { Cookie: cookie })).status;
      }),
    );
  report.is('a session is known to', `${PROCESSES} × 200`, counted(await statuses()));
  await person.get('/api/logout');
  report.is('and over for', `${PROCESSES} × 401`, counted(await statuses()));
}

/** Without a warning: its connections end, and its port is closed. */
async function killOne(person: HttpClient): Promise<void> {
  const [first] = products;
  if (first?.child.pid) process.kill(-first.child.pid, 'SIGKILL');
  await vi.waitFor(() => expect(first?.child.signalCode).toBe('SIGKILL'));
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const bio = `Roofs, ${index} of them`;
    statuses.push((await person.put('/api/user-profile', { bio })).status);
    statuses.push((await person.get('/api/auth/user')).status);
  }
  report.is('one of them is killed: calls answer', '60 × 200', counted(statuses));
}

/** nginx replaces the ID for the audit log, and its own limit of a body is not in the way. */
async function passOn(): Promise<void> {
  const given = 'a-stranger-wrote-this';
  const healthy = await fetch(`${nginx.origin}/healthz`, { headers: { 'X-Request-Id': given } });
  report.is("a caller's request ID is accepted", false, healthy.headers.get('X-Request-Id') === given);
  const person = await member('uploads');
  const headers = { Cookie: person.cookieHeader(), 'Content-Type': 'application/pdf' };
  const body = new Uint8Array(MOST_DOCUMENT_BYTES);
  const answer = await fetch(`${nginx.origin}/api/documents`, { method: 'POST', headers, body });
  report.is('a file of the largest size reaches the product', true, answer.headers.has('X-Request-Id'));
}

async function flood(): Promise<void> {
  const statuses: number[] = [];
  for (let sent = 0; sent < FLOOD; sent += 50)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const answer = await client().get(`/api/jobs?limit=${1 + (index % 50)}`);
          return answer.status;
        }),
      )),
    );
  const most = LIMIT_RULES.signedOutCalls.points * PROCESSES;
  const answered = statuses.filter((status) => status === 200).length;
  report.atMost('a flood from one address: answered', most, answered);
  report.is(
    'others are told to wait',
    true,
    statuses.every((status) => status === 200 || status === 429),
  );
}

it('three processes behind nginx act as one product', async () => {
  const most = LIMIT_RULES.signInFailure.points;
  const refused = `${most} × 401, 5 × 429`;
  report.is(
    `${most + 5} wrong passwords, one after the other`,
    refused,
    await guess('guessed', most + 5, false),
  );
  report.is(`${most + 5} wrong passwords at once`, refused, await guess('stormed', most + 5, true));
  const employer = client();
  ok(await employer.post('/api/employer-signup', EMPLOYER));
  await jobsEverywhere(employer);
  await streamsEverywhere(employer);
  await signOutEverywhere();
  await killOne(employer);
  await passOn();
  await flood();
  report.is('the ledger', 'balanced', await checkLedger(database.url));
  expect(report.finish()).toEqual([]);
});
