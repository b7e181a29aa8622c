import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { ageProof } from '#modules/identity/testing/aged-proof.ts';
import { turnOnAuthenticator } from '#modules/identity/testing/authenticator.ts';
import { signUpEmployer, signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { filesBelow, textOf } from '#testing/rules/repository-files.ts';
import { ROUTES } from '#platform/tokens.ts';

type Who = 'member' | 'employer' | 'admin';

/** Every call that asks who one is once more, and someone who may make it. */
const CALLS: readonly (readonly [call: string, who: Who])[] = [
  ['DELETE /api/auth/factors/passkeys/:id', 'member'],
  ['DELETE /api/auth/factors/totp', 'member'],
  ['GET /api/admin/tax-years/:year/1099-nec.csv', 'admin'],
  ['GET /api/admin/users.csv', 'admin'],
  ['GET /api/admin/waitlist.csv', 'admin'],
  ['GET /api/auth/personal-data', 'member'],
  ['GET /api/auth/step-up', 'member'],
  ['GET /api/billing/export.csv', 'employer'],
  ['GET /api/i9-forms/export', 'employer'],
  ['GET /api/i9-forms/export-password', 'employer'],
  ['POST /api/admin/milestones/:id/release', 'admin'],
  ['POST /api/admin/owed-balances/:id/payout', 'admin'],
  ['POST /api/admin/payments/:id/refund', 'admin'],
  ['POST /api/admin/refunds/:id/paid', 'admin'],
  ['POST /api/admin/reward-claims', 'admin'],
  ['POST /api/admin/reward-claims/:id', 'admin'],
  ['POST /api/admin/unhandled-events/:id/skip', 'admin'],
  ['POST /api/admin/users/:userId/sign-out', 'admin'],
  ['POST /api/admin/withdrawals/:id/retry', 'admin'],
  ['POST /api/auth/confirm-phone', 'member'],
  ['POST /api/auth/factors/passkeys', 'member'],
  ['POST /api/auth/factors/passkeys/options', 'member'],
  ['POST /api/auth/factors/recovery-codes', 'member'],
  ['POST /api/auth/factors/totp', 'member'],
  ['POST /api/milestones/:id/early-payout', 'member'],
  ['POST /api/payout-account', 'member'],
  ['POST /api/payout-account/withdraw', 'member'],
  ['PUT /api/admin/users/:userId/role', 'admin'],
  ['PUT /api/auth/factors/totp', 'member'],
];
/** In the same files as exports, and none. */
const ONE_PAPER: Readonly<Record<string, string>> = {
  '/api/billing/invoices/:id/pdf': 'one invoice, as its mail and the payment show it',
  '/api/i9-forms/:id/document': 'one form, of its own employer or worker, as the screen shows it',
  '/api/i9/:token/document': 'section 1 for its worker, with the last four of its numbers',
};
const SOMETHING = '01890a5d-ac96-774b-bcce-b302099a8057';
const EARN = {
  name: 'test-earn',
  text: `with t as (insert into ledger_transactions (id, kind, reference, occurred_at, provider)
      values (gen_random_uuid(), 'reward_paid', 'reward:' || $1::text, now(), 'sandbox') returning id)
    insert into ledger_entries (transaction_id, account, amount_cents)
      select t.id, e.account, e.cents from t cross join (values ('reward_expense', -20000),
        ('referrer_available:' || $1::text, 20000)) as e (account, cents)`,
};
const BANK = { routingNumber: '110000000', accountNumber: '000123456789' };
const STEP_UP = [403, 'identity.step_up_required'];

let app: TestApplication;
let people: Readonly<Record<Who, SignedUp>>;

beforeAll(async () => {
  app = await startTestApplication();
  const [member, employer, admin] = await Promise.all([
    signUpReferrer(app),
    signUpEmployer(app),
    signUpAdmin(app),
  ]);
  people = { member, employer, admin };
});
afterAll(() => app.stop());

const make = ({ client }: SignedUp, call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return client.send(method, path.replace(':year', '2026').replace(/:\w+/, SOMETHING));
};

describe('calls that require a proof of identity', () => {
  it('exactly these calls require a proof of identity', () => {
    const asking = app.application
      .all(ROUTES)
      .flat()
      .filter(({ stepUp }) => stepUp)
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(asking.toSorted()).toEqual(CALLS.map(([call]) => call));
  });

  it('all calls that return a table or an archive require a proof of identity', () => {
    const files = filesBelow('backend/modules', '.routes.ts').filter((file) =>
      /'(?:text\/csv|application\/zip)/.test(textOf(file)),
    );
    const unasked = files.flatMap((file) =>
      textOf(file)
        .split(/\broute\(\{/)
        .filter((text) => text.includes("200: 'raw'") && !text.includes('stepUp: true'))
        .map((text) => /path: '([^']+)'/.exec(text)?.[1] ?? file),
    );
    expect(files.length).toBeGreaterThan(4);
    expect(unasked.toSorted()).toEqual(Object.keys(ONE_PAPER));
  });

  it.each(CALLS)('%s', async (call, who) => {
    const person = people[who];
    await ageProof(app, person);
    const asked = await make(person, call);
    expect([asked.status, asked.body.code]).toEqual(STEP_UP);
    expect((await person.client.post('/api/auth/step-up', { password: TEST_PASSWORD })).status).toBe(204);
    const answer = await make(person, call);
    expect([answer.status, answer.body?.code]).not.toEqual(STEP_UP);
  });
});

it('a repeated withdrawal returns its stored answer and makes no other', async () => {
  const person = await signUpReferrer(app);
  await app.application.sql.rows(EARN, [person.id]);
  await person.client.post('/api/payout-account');
  await person.client.post('/api/sandbox-payout-account', BANK);
  const withdraw = async (key: string) => {
    const sent = { amount: '50' };
    const answer = await person.client.post('/api/payout-account/withdraw', sent, { 'Idempotency-Key': key });
    return [answer.status, answer.body];
  };
  const first = await withdraw('first');
  expect(first).toMatchObject([201, { availableBalance: '150.00' }]);
  await ageProof(app, person);
  expect(await withdraw('first')).toEqual(first);
  expect(await withdraw('second')).toMatchObject([403, { code: 'identity.step_up_required' }]);
  await person.client.post('/api/auth/step-up', { password: TEST_PASSWORD });
  expect(await withdraw('second')).toMatchObject([409, { code: 'billing.withdrawal_open' }]);
});

describe('the proof of identity', () => {
  it('the proof lasts ten minutes and only for this session', async () => {
    const { client, email, id } = await signUpReferrer(app);
    const other = app.client();
    await other.post('/api/auth/login', { email, password: TEST_PASSWORD });
    await ageProof(app, { id });
    await client.post('/api/auth/step-up', { password: TEST_PASSWORD });
    const statuses = [await client.get('/api/auth/step-up'), await other.get('/api/auth/step-up')];
    expect(statuses.map(({ status }) => status)).toEqual([204, 403]);
  });

  it('the password or a code gives the proof, and a wrong one counts as a failed sign-in', async () => {
    const { client, email, id } = await signUpReferrer(app);
    const phone = await turnOnAuthenticator(app, { client, id });
    await ageProof(app, { id });
    const wrong = await client.post('/api/auth/step-up', { password: 'not-the-password' });
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { code: 'identity.wrong_password', issues: [{ path: 'password' }] },
    ]);
    expect((await client.post('/api/auth/step-up', { code: '000000' })).status).toBe(422);
    expect((await client.get('/api/auth/step-up')).status).toBe(403);
    expect((await client.post('/api/auth/step-up', { code: await phone.code() })).status).toBe(204);
    expect((await client.get('/api/auth/step-up')).status).toBe(204);
    for (let tries = 0; tries < 9; tries += 1)
      await client.post('/api/auth/step-up', { password: 'not-the-password' });
    expect((await client.post('/api/auth/step-up', { password: TEST_PASSWORD })).status).toBe(429);
    expect((await app.client().post('/api/auth/login', { email, password: TEST_PASSWORD })).status).toBe(429);
  });
});
