// Moves the clock of the process an hour ahead, then an hour behind: no due work runs, nothing is paid twice, people stay signed in. Needs faketime: apt-get install faketime
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct, type Started } from '#app/testing/killable-product.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { HttpClient } from '../fixtures/http-client.ts';
import { ok } from '../fixtures/referral-fixture.ts';
import { freePort } from '../network/free-port.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';

const PERSON = {
  email: 'member@example.com',
  password: 'sturdy-hammer-9',
  firstName: 'Ana',
  lastName: 'Ruiz',
  acceptTerms: true,
};
const BANK = { routingNumber: '110000000', accountNumber: '000123456789' };
const KEY = { 'Idempotency-Key': 'withdrawal-of-the-drill' };

const killable = new KillableProduct();
const report = new DrillReport();
let library: string;
let database: TestDatabase;
let client: Client;
let port: number;
let product: Started;
/** Sessions of the same person: from before, from an hour ahead, and from an hour behind. */
const sessions = new Map<string, HttpClient>();

beforeAll(async () => {
  const found = spawnSync('faketime', ['-f', '+0s', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  if (found.error)
    throw new Error('This drill needs faketime: apt-get install faketime', { cause: found.error });
  library = found.stdout.trim();
  port = await freePort();
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await killable.stopRunning();
  await client.end();
  await database.drop();
  killable.remove();
});

/** Only the process is off: the database runs on another machine with a correct clock. */
async function startAt(offset: string | null): Promise<void> {
  await killable.stopRunning();
  const time = { LD_PRELOAD: library, FAKETIME: offset ?? '+0s', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'fatal', PORT: String(port) };
  product = await killable.start({ ...environment, ...(offset === null ? {} : time) });
}

/** Uses a session of an earlier process: all have the same address. */
function as(name: string): HttpClient {
  const known = sessions.get(name);
  if (!known) throw new Error(`Nobody signed in ${name}`);
  return known;
}

async function signIn(name: string): Promise<void> {
  const person = new HttpClient(`http://127.0.0.1:${product.port}`);
  ok(await person.post('/api/auth/login', { email: PERSON.email, password: PERSON.password }));
  sessions.set(name, person);
}

async function earn(id: string): Promise<void> {
  await client.query('begin');
  await client.query(`with t as (insert into ledger_transactions (id, kind, reference, occurred_at)
      values (gen_random_uuid(), 'reward_paid', 'reward:of-the-drill', now()) returning id)
    insert into ledger_entries (transaction_id, account, amount_cents)
      select t.id, e.account, e.cents from t cross join (values ('reward_expense', -20000),
        ('referrer_available:${id}', 20000)) as e (account, cents)`);
  await client.query('commit');
}

const number = async (text: string): Promise<number> =>
  (await client.query<{ n: number }>(text)).rows[0]?.n ?? Number.NaN;
const sweptSince = (since: string): Promise<number> =>
  number(`select count(*)::int as n from sweeps where last_success_at > '${since}'`);
const now = async (): Promise<Date> =>
  (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now ?? new Date(Number.NaN);

async function withdraw(name: string): Promise<number> {
  return (await as(name).post('/api/payout-account/withdraw', { amount: '100' }, KEY)).status;
}

it('a wrong clock pays nothing early or twice, and signs no one out', async () => {
  await startAt(null);
  const member = new HttpClient(`http://127.0.0.1:${product.port}`);
  const { id } = ok(await member.post('/api/auth/signup', PERSON));
  sessions.set('before', member);
  await earn(id);
  await member.post('/api/payout-account');
  ok(await member.post('/api/sandbox-payout-account', BANK));
  const answers = new Set([await withdraw('before')]);
  for (const offset of ['+1h', '-1h']) {
    await killable.stopRunning();
    const since = (await now()).toISOString();
    await startAt(offset);
    const told = Date.parse(
      String((await fetch(`http://127.0.0.1:${product.port}/healthz`)).headers.get('Date')),
    );
    report.is(
      `${offset}: the clock is off, in hours`,
      Number.parseInt(offset, 10),
      Math.round((told - Date.now()) / 3_600_000),
    );
    for (const name of sessions.keys())
      report.is(`${offset}: a session from ${name}`, 200, (await as(name).get('/api/auth/user')).status);
    await signIn(offset);
    answers.add(await withdraw('before'));
    // Longer than a minute, so that due work runs once in it.
    const enough = Date.now() + 150_000;
    const failed = `select count(*)::int as n from sweeps where name = 'platform.clock' and last_failure_at > '${since}'`;
    while ((await number(failed)) === 0 && Date.now() < enough) await delay(1_000);
    report.is(`${offset}: scheduled work says why it does nothing`, 1, await number(failed));
    report.is(`${offset}: scheduled work that was done`, 0, await sweptSince(since));
    report.is(`${offset}: ready`, 200, (await product.client.get('/readyz')).status);
  }
  await startAt(null);
  for (const name of sessions.keys())
    report.is(`right again: a session from ${name}`, 200, (await as(name).get('/api/auth/user')).status);
  answers.add(await withdraw('before'));
  report.is('the withdrawal answers', '201', [...answers].join(', '));
  report.is('withdrawals', 1, await number('select count(*)::int as n from withdrawals'));
  report.is('transfers', 1, await number('select count(*)::int as n from sandbox_transfers'));
  report.is('the ledger', 'balanced', await checkLedger(database.url));
  expect(report.finish()).toEqual([]);
}, 900_000);
