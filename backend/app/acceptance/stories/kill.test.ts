import { once } from 'node:events';
import { connect } from 'node:net';
import type { Client } from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { KillableProduct, until, type Started } from '../../testing/killable-product.ts';
import { EMPLOYER_SIGN_UP as EMPLOYER, FRAMING_JOB } from '../../testing/sample-calls.ts';

const product = new KillableProduct();
const JOB = { ...FRAMING_JOB, title: 'Framer' };

/** Whether the port is closed. */
async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const refused = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  return refused;
}

/** On Pro, with a valid card. */
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

/** $925 for a letter, of which $900 are held: the bonus and the platform fee. */
async function payLetter({ client }: Started): Promise<{ letterId: string; referralId: string }> {
  const member = { ...MEMBER, email: 'refers@example.com' };
  expect(
    (await client.post('/api/employer-signup', { ...EMPLOYER, email: 'refunded@example.com' })).status,
  ).toBe(201);
  const jobId = (await client.post('/api/jobs', JOB)).body.id;
  await client.get('/api/logout');
  expect((await client.post('/api/auth/signup', member)).status).toBe(201);
  const referred = await client.post('/api/referrals', {
    jobId,
    referrerName: 'Ana Ruiz',
    referrerPhone: testPhone(),
    workerName: 'Bo Li',
    workerPhone: testPhone(),
    relationship: 'friend',
    consent: true,
  });
  expect(referred.status).toBe(201);
  const referralId = referred.body.id;
  await client.get('/api/logout');
  await client.post('/api/auth/login', { ...EMPLOYER, email: 'refunded@example.com' });
  await client.put(`/api/referrals/${referralId}/status`, { status: 'interview_scheduled', notes: 'a note' });
  const { now } = (await client.post('/api/dev/clock', { advanceHours: 0 })).body;
  const startDate = dayAhead(90, new Date(now));
  const offerData = { startDate, payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
  const made = await client.put(`/api/referrals/${referralId}/create-offer`, { offerData });
  expect(made.status).toBe(200);
  const { paymentIntentId, clientSecret } = made.body.payment;
  const card = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
  expect((await client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, card)).status).toBe(200);
  await client.post('/api/dev/clock', { advanceHours: 0 });
  return { letterId: made.body.offerLetter.id, referralId };
}

/** With $200 to withdraw, and a working bank account. */
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

async function titles(client: HttpClient): Promise<string[]> {
  const { body } = await client.get<Loose[]>('/api/jobs');
  return body.map(({ title }) => title);
}

afterEach(() => product.stopRunning());
afterAll(() => product.remove());

describe('the running product', { timeout: 480_000 }, () => {
  it('a restarted product has every write that it acknowledged before it was killed or stopped', async () => {
    const first = await product.start();
    // The other tests of this file use the same data, in any order.
    const before = await titles(first.client);
    expect((await first.client.post('/api/employer-signup', EMPLOYER)).status).toBe(201);
    const posted = await first.client.post('/api/jobs', JOB);
    await product.kill(first);
    expect(posted.status).toBe(201);

    const second = await product.start();
    expect(await titles(second.client)).toEqual(['Framer', ...before]);
    const login = await second.client.post('/api/auth/login', EMPLOYER);
    expect(login.status).toBe(200);
    expect((await second.client.post('/api/jobs', { ...JOB, title: 'Roofer' })).status).toBe(201);
    expect(await product.stop(second)).toBe(0);

    const third = await product.start();
    expect(await titles(third.client)).toEqual(['Roofer', 'Framer', ...before]);
  });

  it('a kill between the charge and the ledger renews a plan once', async () => {
    const first = await product.start();
    await takePro(first);
    const database = await product.database();
    await database.query('begin');
    await database.query('lock table ledger_transactions in share mode');
    const renewal = first.client.post('/api/dev/clock', { advanceHours: 31 * 24 }).catch(() => null);
    await until(async () => {
      const waits = `select 1 from pg_locks where relation = 'ledger_transactions'::regclass and not granted`;
      return (await database.query(waits)).rows.length > 0;
    });
    const { rows } = await database.query(`select status from sandbox_invoices where reason = 'renewal'`);
    expect(rows).toEqual([{ status: 'paid' }]);
    await product.kill(first);
    await renewal;

    const { client } = await product.start();
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

  it('a kill between the transfer and its confirmation pays a withdrawal once', async () => {
    const first = await product.start();
    const database = await product.database();
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
    await product.kill(first);
    await sending;

    const { client } = await product.start();
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
    const after = await product.database();
    const moved =
      await after.query(`select (select count(*)::int from sandbox_transfers where reversed_at is null) as transfers,
      (select count(*)::int from sandbox_payouts) as payouts`);
    await after.end();
    expect(moved.rows).toEqual([{ transfers: 1, payouts: 1 }]);
    expect((await client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true, problems: [] });
  });

  it('a kill between the provider and the ledger makes a refund once', async () => {
    const first = await product.start();
    const { letterId, referralId } = await payLetter(first);
    const [database, holding] = [await product.database(), await product.database()];
    await database.query('begin');
    await database.query('lock table sandbox_refunds in share mode');
    const withdrawn = await first.client.post(`/api/offer-letters/${letterId}/withdraw`, {
      reason: 'Budget',
    });
    expect(withdrawn.status).toBe(200);
    const sending = first.client.post('/api/dev/clock', { advanceHours: 0 }).catch(() => null);
    await until(async () => {
      const waits = `select 1 from pg_locks where relation = 'sandbox_refunds'::regclass and not granted`;
      return (await database.query(waits)).rows.length > 0;
    });
    // From here on, the provider may act, but the lock prevents us from recording it.
    await holding.query('begin');
    await holding.query('select 1 from referrals where id = $1 for update', [referralId]);
    await database.query('rollback');
    const refunds = `select r.status, r.amount_cents::int as cents, count(s.id)::int as made from refunds r
      left join sandbox_refunds s on s.amount_cents = r.amount_cents group by r.id`;
    await until(async () => (await database.query(refunds)).rows[0]?.made === 1);
    expect((await database.query(refunds)).rows).toEqual([{ status: 'requested', cents: 900_00, made: 1 }]);
    await product.kill(first);
    await sending;

    const { client } = await product.start();
    const after = await product.database();
    await until(async () => {
      await client.post('/api/dev/clock', { advanceHours: 3 });
      return (await after.query(refunds)).rows[0]?.status === 'settled';
    });
    expect((await after.query(refunds)).rows).toEqual([{ status: 'settled', cents: 900_00, made: 1 }]);
    await after.end();
    expect((await client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true, problems: [] });
  });

  it('a stopping product serves for a while and reports that it is not ready', async () => {
    const { child, client } = await product.start({ DRAIN_SECONDS: '3' });
    expect((await client.get('/readyz')).status).toBe(200);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await until(async () => (await client.get('/readyz')).status === 503);
    const served = await client.get('/api/jobs');
    expect([served.status, served.headers.get('Connection')]).toEqual([200, 'close']);
    expect((await gone)[0]).toBe(0);
  });

  it('a stopping product finishes its current calls and exits normally', async () => {
    const { child, port, said, client } = await product.start();
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
    // The connection is reusable, but the exit does not wait for it.
    expect(said()).not.toContain('cut off');
  });
});
