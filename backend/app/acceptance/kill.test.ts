import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { notedPostgresUrl } from '#platform/persistence/embedded/running-postgres.ts';
import { HttpClient, type Loose } from '#testing/fixtures/http-client.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-kill-')));
chmodSync(folder, 0o755);
const dataDir = path.join(folder, 'data');
const EMPLOYER = {
  email: 'foreman@example.com',
  password: 'sturdy-hammer-9',
  firstName: 'Pat',
  lastName: 'Number',
  phone: '+15125551234',
  companyName: 'Hill Country Builders',
  companySize: '11-50',
  industry: 'construction',
  location: 'Austin, TX',
  acceptTerms: true,
};
const JOB = {
  title: 'Framer',
  company: 'Hill Country Builders',
  description: 'Frame walls and roofs in Austin.',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'full-time',
  category: 'framing',
  referralBonus: '500',
};

interface Started {
  /** What it has written, on either channel. */
  readonly said: () => string;
  readonly child: ChildProcess;
  readonly port: number;
  readonly client: HttpClient;
}

let running: Started | undefined;

/** The product as a process group of its own, on a free port, with the one data folder of these tests. */
async function start(): Promise<Started> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../main.ts')], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_DATA: 'off',
      DEV_TOOLS: 'on',
      LOG_LEVEL: 'warn',
    },
  });
  let said = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  for (const limit = Date.now() + 90_000; ; await delay(20)) {
    const port = Number(/:(\d+)/.exec(said)?.[1]);
    if (port > 0)
      return (running = {
        said: () => said + complaints,
        child,
        port,
        client: new HttpClient(`http://127.0.0.1:${port}`),
      });
    if (child.exitCode !== null || Date.now() > limit)
      throw new Error(`Does not start: ${said}${complaints}`);
  }
}

/** Application and database at once, as when the machine loses power for them. */
async function kill({ child }: Started): Promise<void> {
  const gone = once(child, 'exit');
  process.kill(
    Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  await gone;
}

async function stop({ child }: Started): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await gone;
  return code;
}

/** Whether nobody listens there any more. */
async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const refused = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return refused;
}

/** On Pro, with a card that is good. */
async function takePro({ client }: Started): Promise<void> {
  const employer = { ...EMPLOYER, email: 'renewed@example.com' };
  expect((await client.post('/api/employer-signup', employer)).status).toBe(201);
  const { clientSecret, setupIntentId } = (await client.post('/api/billing/payment-methods')).body;
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
  await client.post(`/api/sandbox-payments/${setupIntentId}/confirm`, card);
  await client.post('/api/dev/clock', { advanceHours: 0 });
  expect((await client.post('/api/billing/subscription', { plan: 'pro' })).status).toBe(200);
}

const MEMBER = {
  email: 'paid@example.com',
  password: 'sturdy-hammer-9',
  firstName: 'Ana',
  lastName: 'Ruiz',
  acceptTerms: true,
};

/** With $200 to withdraw, and a bank that takes it. */
async function earn({ client }: Started, database: Client): Promise<void> {
  const { id } = (await client.post('/api/auth/signup', MEMBER)).body;
  await database.query('begin');
  await database.query(`with t as (insert into ledger_transactions (id, kind, reference, occurred_at)
      values (gen_random_uuid(), 'reward_paid', 'reward:of-the-drill', now()) returning id)
    insert into ledger_entries (transaction_id, account, amount_cents)
      select t.id, e.account, e.cents from t cross join (values ('reward_expense', -20000),
        ('referrer_available:${id}', 20000)) as e (account, cents)`);
  await database.query('commit');
  await client.post('/api/payout-account');
  const bank = { routingNumber: '110000000', accountNumber: '000123456789' };
  expect((await client.post('/api/sandbox-payout-account', bank)).status).toBe(204);
}

async function connectTo(url: string): Promise<Client> {
  const database = new Client({ connectionString: url });
  // Its server is killed as well.
  database.on('error', () => undefined);
  await database.connect();
  return database;
}

/** The test's own time limit ends the wait. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}

async function titles(client: HttpClient): Promise<string[]> {
  const { body } = await client.get<Loose[]>('/api/jobs');
  return body.map(({ title }) => title);
}

afterEach(async () => {
  if (running) await stop(running);
  running = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the running product', { timeout: 120_000 }, () => {
  it('has what it answered before it was killed, and what an earlier start has left', async () => {
    const first = await start();
    expect((await first.client.post('/api/employer-signup', EMPLOYER)).status).toBe(201);
    const posted = await first.client.post('/api/jobs', JOB);
    await kill(first);
    expect(posted.status).toBe(201);

    const second = await start();
    expect(await titles(second.client)).toEqual(['Framer']);
    const login = await second.client.post('/api/auth/login', EMPLOYER);
    expect(login.status).toBe(200);
    expect((await second.client.post('/api/jobs', { ...JOB, title: 'Roofer' })).status).toBe(201);
    expect(await stop(second)).toBe(0);

    const third = await start();
    expect(await titles(third.client)).toEqual(['Roofer', 'Framer']);
  });

  it('renews a plan once when it is killed between the charge and the books', async () => {
    const first = await start();
    await takePro(first);
    const database = await connectTo(notedPostgresUrl(dataDir) ?? '');
    await database.query('begin');
    await database.query('lock table ledger_transactions in share mode');
    const renewal = first.client.post('/api/dev/clock', { advanceHours: 31 * 24 }).catch(() => null);
    await until(async () => {
      const waits = `select 1 from pg_locks where relation = 'ledger_transactions'::regclass and not granted`;
      return (await database.query(waits)).rows.length > 0;
    });
    const { rows } = await database.query(`select status from sandbox_invoices where reason = 'renewal'`);
    expect(rows).toEqual([{ status: 'paid' }]);
    await kill(first);
    await renewal;

    const { client } = await start();
    await client.post('/api/auth/login', { ...EMPLOYER, email: 'renewed@example.com' });
    await client.post('/api/dev/clock', { advanceHours: 1 });
    const { body } = await client.get('/api/billing/subscription');
    expect(body).toMatchObject({ plan: 'pro', status: 'active', postsRemaining: 25 });
    expect(body.invoices).toMatchObject([
      { reason: 'renewal', status: 'paid', amount: '99.00' },
      { reason: 'first', status: 'paid', amount: '99.00' },
    ]);
    expect((await client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true, problems: [] });
  });

  it('pays a withdrawal once when it is killed between the transfer and the way to the bank', async () => {
    const first = await start();
    const database = await connectTo(notedPostgresUrl(dataDir) ?? '');
    await earn(first, database);
    await database.query('begin');
    await database.query('lock table sandbox_payouts in share mode');
    const asked = await first.client.post('/api/payout-account/withdraw', { amount: '100' });
    expect(asked.status).toBe(201);
    const sending = first.client.post('/api/dev/clock', { advanceHours: 0 }).catch(() => null);
    await until(async () => {
      const waits = `select 1 from pg_locks where relation = 'sandbox_payouts'::regclass and not granted`;
      return (await database.query(waits)).rows.length > 0;
    });
    const { rows } = await database.query('select status from withdrawals');
    expect(rows).toEqual([{ status: 'sent' }]);
    await kill(first);
    await sending;

    const { client } = await start();
    await client.post('/api/auth/login', MEMBER);
    const account = async (): Promise<Loose> => (await client.get('/api/payout-account')).body;
    await until(async () => {
      await client.post('/api/dev/clock', { advanceHours: 2 });
      return (await account()).withdrawals[0].status === 'paid';
    });
    expect(await account()).toMatchObject({
      availableBalance: '100.00',
      inTransit: '0.00',
      withdrawals: [{ amount: '100.00' }],
    });
    const after = await connectTo(notedPostgresUrl(dataDir) ?? '');
    const moved =
      await after.query(`select (select count(*)::int from sandbox_transfers where reversed_at is null) as transfers,
      (select count(*)::int from sandbox_payouts) as payouts`);
    await after.end();
    expect(moved.rows).toEqual([{ transfers: 1, payouts: 1 }]);
    expect((await client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true, problems: [] });
  });

  it('answers what is under way when it is told to stop, and ends well', async () => {
    const { child, port, said, client } = await start();
    const employer = { ...EMPLOYER, email: 'stopped@example.com' };
    expect((await client.post('/api/employer-signup', employer)).status).toBe(201);
    const body = JSON.stringify({ email: employer.email, password: employer.password });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    const closed = once(socket, 'close');
    const head = [
      'POST /api/auth/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await until(async () => answer.includes('100 Continue'));
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await until(() => isRefused(port));
    socket.write(body.slice(10));
    await closed;
    const [code] = await gone;
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain(employer.email);
    expect(code).toBe(0);
    // The connection could be used again: nobody waits for that until patience runs out.
    expect(said()).not.toContain('cut off');
  });
});
