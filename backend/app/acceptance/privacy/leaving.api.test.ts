import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import {
  signUpEmployer,
  signUpReferrer,
  signUpWorker,
  TEST_PASSWORD,
  testPhone,
  type SignedUp,
} from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { MAKE_ADMIN } from '#modules/identity/index.ts';
import { ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
});
afterAll(() => app.stop());

const FORFEIT = { currentPassword: TEST_PASSWORD, forfeit: true };

function leave(
  { client }: SignedUp,
  body: object = { currentPassword: TEST_PASSWORD },
): Promise<HttpAnswer<Loose>> {
  return client.send('DELETE', '/api/auth/account', body);
}

async function goodbyes({ email }: SignedUp): Promise<Loose[]> {
  const mails = ok(await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`));
  return mails.filter(({ subject }: Loose) => /deleted/i.test(subject));
}

/** Every table as one text, to find the traces of a person. */
async function everythingStored(): Promise<string> {
  const tables = await app.application.sql.rows<{ name: string }>({
    name: 'test-tables',
    text: `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  });
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await app.application.sql.rows({
      name: `test-all-${name}`,
      text: `select t::text from ${name} t`,
    });
    texts.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return texts.join('\n');
}

const tablesThatSay = (stored: string, word: string): string[] =>
  stored.split('\n').flatMap((line) => (line.includes(word) ? [line.slice(0, line.indexOf(':'))] : []));

describe('DELETE /api/auth/account', () => {
  it('deleting an account requires the password, and wrong ones count', async () => {
    const who = await signUpReferrer(app);
    const wrong = await leave(who, { currentPassword: 'not-the-password' });
    expect(wrong.status).toBe(422);
    const refusal = { code: 'identity.wrong_password', message: 'Your current password is incorrect' };
    expect(wrong.body).toMatchObject(refusal);
    const bare = await leave(who, {});
    expect([bare.status, bare.body.code]).toEqual([422, 'identity.not_confirmed']);
    expect((await leave(who, { confirmEmail: who.email })).status).toBe(422);
    expect((await app.client().send('DELETE', '/api/auth/account', FORFEIT)).status).toBe(401);
    for (let n = 3; n < 10; n += 1) await leave(who, { currentPassword: 'not-the-password' });
    expect((await leave(who)).status).toBe(429);
    expect((await who.client.get('/api/auth/user')).status).toBe(200);
  });

  it('an account without a password is deleted with its email address as confirmation', async () => {
    const who = await signUpReferrer(app);
    const drop = { name: 'test-drop', text: 'update users set password_hash = null where id = $1' };
    await app.application.sql.rows(drop, [who.id]);
    expect((await leave(who, { confirmEmail: 'someone@example.com' })).status).toBe(422);
    expect((await leave(who, { confirmEmail: who.email.toUpperCase() })).status).toBe(204);
  });

  it('deleting an account ends all sessions, frees the email, and says good-bye to the old address', async () => {
    const who = await signUpReferrer(app, { firstName: 'Wilhelmina' });
    const elsewhere = app.client();
    ok(await elsewhere.post('/api/auth/login', { email: who.email, password: TEST_PASSWORD }));
    expect((await leave(who)).status).toBe(204);
    for (const client of [who.client, elsewhere])
      expect((await client.get('/api/auth/user')).status).toBe(401);
    const again = await app.client().post('/api/auth/login', { email: who.email, password: TEST_PASSWORD });
    expect(again.status).toBe(401);
    await app.settle();
    expect(await goodbyes(who)).toHaveLength(1);
    const anew = {
      email: who.email,
      password: TEST_PASSWORD,
      firstName: 'W',
      lastName: 'W',
      acceptTerms: true,
    };
    expect((await app.client().post('/api/auth/signup', anew)).status).toBe(201);
    const code = { referralCode: who.referralCode };
    expect((await (await signUpReferrer(app)).client.post('/api/auth/add-referrer', code)).status).toBe(404);
  });

  it('simultaneous requests delete an account once', async () => {
    const who = await signUpEmployer(app);
    const answers = await Promise.all([leave(who), leave(who), leave(who)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![204, 401, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(204);
    await app.settle();
    expect(await goodbyes(who)).toHaveLength(1);
  });

  it('the last admin cannot delete their account', async () => {
    const [first, second] = [await signUpReferrer(app), await signUpReferrer(app)];
    const admin = { password: 'a-quiet-lighthouse', termsVersion: '2026-11-01' };
    for (const { email, client } of [first, second]) {
      await app.application.get(MAKE_ADMIN).run({ ...admin, email });
      ok(await client.post('/api/auth/login', { email, password: admin.password }));
    }
    expect((await leave(first, { currentPassword: admin.password })).status).toBe(204);
    const last = await leave(second, { currentPassword: admin.password, forfeit: true });
    expect([last.status, last.body.code, last.body.canForfeit]).toEqual([
      409,
      'identity.account_busy',
      false,
    ]);
    expect(last.body.message).toBe("You're the only admin. Make someone else an admin first.");
  });

  it('deleting an employer closes their jobs and erases their identity', async () => {
    const phone = testPhone();
    const employer = await signUpEmployer(app, {
      firstName: 'Wendeline',
      lastName: 'Quarrington',
      companyName: 'Upright Roofing',
      phone,
    });
    const fixture = await ProductFixture.open(app);
    const job = await employer.client.post('/api/jobs', {
      title: 'Roofer',
      company: 'Upright Roofing',
      description: 'Ask for Wendeline.',
      location: 'Austin, TX',
      payRate: '$25/hour',
      schedule: 'full-time',
      category: 'roofing',
      referralBonus: '500',
    });
    const { id } = ok(await fixture.refer(job.body.id));
    await app.settle();
    expect((await leave(employer)).status).toBe(204);
    expect((await app.client().get(`/api/jobs/${job.body.id}`)).status).toBe(404);
    const kept = ok(await fixture.referrer.client.get(`/api/referrals/${id}`));
    expect(kept).toMatchObject({ status: 'submitted', job: { title: 'Roofer' } });
    const stored = await everythingStored();
    expect(['jobs', 'companies'].filter((table) => tablesThatSay(stored, 'Upright').includes(table))).toEqual(
      [],
    );
    for (const word of ['Wendeline', 'Quarrington', employer.email, phone])
      expect(tablesThatSay(stored, word)).toEqual([]);
  });

  it('deleting a worker erases them from referrals and texts, and the referral remains for the others', async () => {
    const fixture = await ProductFixture.open(app);
    const phone = testPhone();
    const worker = await signUpWorker(app, { phone, firstName: 'Bo', lastName: 'Li' });
    const { id } = ok(await fixture.refer((await fixture.job()).id, phone));
    ok(await fixture.referrer.client.post(`/api/referrals/${id}/send-verification`));
    await app.settle();
    expect(tablesThatSay(await everythingStored(), phone)).toContain('sms_log');
    expect((await leave(worker)).status).toBe(204);
    const stored = await everythingStored();
    expect(tablesThatSay(stored, phone)).toEqual([]);
    expect(tablesThatSay(stored, worker.email)).toEqual([]);
    const seen = await fixture.seen(id);
    expect(seen).toMatchObject({ workerName: 'Former member', workerEmail: null, status: 'submitted' });
    const made = ok(await fixture.referrer.client.get(`/api/referrals/${id}`));
    expect(made.workerPhone).toBe('');
    // Someone without a phone gets no texts.
    await fixture.referrer.client.post(`/api/referrals/${id}/send-verification`);
    await app.settle();
    expect(tablesThatSay(await everythingStored(), phone)).toEqual([]);
  });

  it('a phone that another account also has is not erased', async () => {
    const fixture = await ProductFixture.open(app);
    const phone = testPhone();
    await signUpWorker(app, { phone });
    const other = await signUpReferrer(app, { phone });
    const { id } = ok(await fixture.refer((await fixture.job()).id, phone));
    expect((await leave(other)).status).toBe(204);
    expect(await fixture.seen(id)).toMatchObject({ workerName: 'Bo Li' });
  });

  it('an employer with open letters or bonuses cannot leave until they are settled', async () => {
    const fixture = await ProductFixture.open(app);
    const id = await fixture.interviewing();
    const letter = await fixture.sentLetter(id);
    const open = await leave(fixture.employer, FORFEIT);
    expect([open.status, open.body.code]).toEqual([409, 'identity.account_busy']);
    expect(open.body.hindrances).toHaveLength(2);
    expect(open.body.message).toBe(open.body.hindrances.join(' '));
    ok(await fixture.answer(letter.token, SIGNATURE));
    ok(await fixture.put(id, 'hire'));
    const committed = await leave(fixture.employer, FORFEIT);
    expect(committed.body.hindrances).toEqual([
      "Some of your bonuses aren't paid out yet. You can delete your account once the last part is paid.",
    ]);
    await fixture.days(61);
    await app.settle();
    expect((await leave(fixture.employer)).status).toBe(204);
    expect(await fixture.problems()).toEqual([]);
    // A signed letter is a document of two parties.
    expect((await app.client().get(`/api/offer-letters/sign/${letter.token}`)).status).toBe(200);
  });

  it('a leaving referrer still gets their earnings and is warned only about unclaimed rewards', async () => {
    const fixture = await ProductFixture.open(app);
    const id = await fixture.interviewing();
    const { token } = await fixture.sentLetter(id);
    ok(await fixture.answer(token, SIGNATURE));
    ok(await fixture.put(id, 'hire'));
    await app.settle();
    await fixture.days(31);
    await app.settle();
    const asked = await leave(fixture.referrer);
    expect([asked.status, asked.body.canForfeit]).toEqual([409, true]);
    expect(asked.body.hindrances).toEqual(["You have a reward you haven't claimed."]);
    expect((await leave(fixture.referrer, FORFEIT)).status).toBe(204);
    await app.settle();
    const [goodbye] = await goodbyes(fixture.referrer);
    expect(goodbye.body).toContain(`Your $500.00 stays yours`);
    expect(goodbye.body).toContain(fixture.referrer.id);
    await fixture.days(31);
    await app.settle();
    expect(await fixture.problems()).toEqual([]);
    expect(await fixture.seen(id)).toMatchObject({ referrer: { firstName: 'Former', lastName: 'member' } });
  });

  it('deleting an account deletes its cards at the provider', async () => {
    const fixture = await ProductFixture.open(app);
    await fixture.saveCard();
    expect((await leave(fixture.employer)).status).toBe(204);
    await app.settle();
    const attached = { name: 'test-cards', text: 'select 1 from sandbox_payment_methods where not detached' };
    expect(await app.application.sql.rows(attached)).toEqual([]);
  });
});

/** Uses a separate application, because an admin remains. */
it('people are paid once what they earned after they have left', async () => {
  const own = await startTestApplication({ byDay: true });
  const fixture = await ProductFixture.open(own);
  const id = await fixture.interviewing();
  const { token } = await fixture.sentLetter(id);
  ok(await fixture.answer(token, SIGNATURE));
  ok(await fixture.put(id, 'hire'));
  await own.settle();
  await fixture.days(31);
  await own.settle();
  const userId = fixture.referrer.id;
  expect((await leave(fixture.referrer, FORFEIT)).status).toBe(204);

  const admin = await signUpAdmin(own);
  const owed = async () => {
    const rows: Loose[] = ok(await admin.client.get('/api/admin/owed-balances'));
    return rows.find((one) => one.id === userId);
  };
  expect(await owed()).toMatchObject({ available: '125.00', coming: '375.00' });
  await fixture.days(31);
  await own.settle();
  expect(await owed()).toMatchObject({ available: '500.00', coming: '0.00' });

  const pay = (amount: string) =>
    admin.client.post(`/api/admin/owed-balances/${userId}/payout`, { amount, reference: 'Check 1042' });
  expect((await pay('500.01')).body.code).toBe('billing.balance_too_small');
  expect((await pay('0')).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay('500.00')));
  const paid = answers.filter(({ status }) => status === 204);
  expect([paid.length, answers.length]).toEqual([1, 5]);
  expect(await owed()).toBeUndefined();
  const log = ok(await admin.client.get('/api/admin/audit-log?action=balance.paid_out'));
  expect(log).toMatchObject([{ details: { amount: '500.00', reference: 'Check 1042' } }]);
  expect((await fixture.employer.client.get('/api/admin/owed-balances')).status).toBe(403);
  expect(await fixture.problems()).toEqual([]);
  await own.stop();
});
