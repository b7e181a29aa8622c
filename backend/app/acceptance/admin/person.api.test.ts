import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture, SIGNATURE } from '../../testing/product-fixture.ts';

let app: TestApplication;
let admin: SignedUp;
let fixture: ProductFixture;
let other: ProductFixture;
let referral: string;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await signUpAdmin(app);
  fixture = await ProductFixture.open(app);
  other = await ProductFixture.open(app);
  for (const one of [other, fixture]) {
    referral = await one.interviewing();
    const { token } = await one.sentLetter(referral);
    ok(await one.answer(token, SIGNATURE));
    ok(await one.put(referral, 'hire'));
  }
  await app.settle();
});
afterAll(() => app.stop());

const list = async (path: string): Promise<readonly [Loose[], string | null]> => {
  const { status, body, headers } = await admin.client.get<Loose[]>(`/api/admin/${path}`);
  expect(status).toBe(200);
  return [body, headers.get('X-Total-Count')];
};

it.each(['jobs', 'referrals', 'payments', 'offer-letters'])(
  'the list of %s can be limited to one employer, with a count',
  async (name) => {
    const [rows, total] = await list(`${name}?employerId=${fixture.employer.id}`);
    expect(rows.map(({ employer }) => employer.id)).toEqual([fixture.employer.id]);
    expect(total).toBe('1');
    const [none, nothing] = await list(`${name}?employerId=${admin.id}`);
    expect([none, nothing]).toEqual([[], '0']);
  },
);

it('admins find referrals and letters by their referrer', async () => {
  const [referrals] = await list(`referrals?referrerId=${fixture.referrer.id}&status=hired`);
  expect(referrals.map(({ id }) => id)).toEqual([referral]);
  const [letters] = await list(`offer-letters?referrerId=${fixture.referrer.id}&status=signed`);
  expect(letters).toMatchObject([{ referralId: referral, workerName: 'Bo Li', status: 'signed' }]);
});

it('admins find referrals and letters by the worker’s account, once they belong to it', async () => {
  const worker = await signUpReferrer(app);
  const text = 'update referrals set worker_id = $2 where id = $1';
  await app.application.sql.rows({ name: 'test-give-referral', text }, [referral, worker.id]);
  const [referrals] = await list(`referrals?workerId=${worker.id}`);
  expect(referrals.map(({ id }) => id)).toEqual([referral]);
  const [letters] = await list(`offer-letters?workerId=${worker.id}`);
  expect(letters.map(({ referralId }) => referralId)).toEqual([referral]);
});

it('a person’s page shows their ledger balances, and payouts can be limited to them', async () => {
  const { balances } = ok(await admin.client.get(`/api/admin/users/${fixture.referrer.id}`));
  expect(balances).toEqual([{ account: 'referrer_committed', amount: '500.00' }]);
  const { companyName } = ok(await admin.client.get(`/api/admin/users/${fixture.employer.id}`));
  expect(companyName).toBe('Hill Country Builders');
  expect((await list(`withdrawals?userId=${fixture.referrer.id}`))[0]).toEqual([]);
});

it('admins find a person’s checks and Form I-9s by either party, without their contents', async () => {
  const worker = await signUpReferrer(app);
  await runSql(app.application.sql, 'update referrals set worker_id = $2 where id = $1', [
    referral,
    worker.id,
  ]);
  const check = `insert into background_checks (id, referral_id, live_referral_id, job_id, employer_id, package_type, status,
      created_at, updated_at)
    select gen_random_uuid(), r.id, r.id, r.job_id, r.employer_id, 'drug_test', 'awaiting_consent', now(), now()
    from referrals r where r.id = $1`;
  await runSql(app.application.sql, check, [referral]);
  const form = `insert into i9_forms (id, referral_id, job_id, employer_id, worker_name, job_title, company, time_zone,
      accepted_on, created_at, updated_at)
    select gen_random_uuid(), r.id, r.job_id, r.employer_id, 'Bo Li', 'Framer', 'Hill Co', 'America/Chicago', now(), now(), now()
    from referrals r where r.id = $1 on conflict do nothing`;
  await runSql(app.application.sql, form, [referral]);
  for (const id of [fixture.employer.id, worker.id]) {
    const { checks, forms } = ok(await admin.client.get(`/api/admin/users/${id}/paperwork`));
    expect(checks).toMatchObject([{ workerName: 'Bo Li', package: 'drug_test', status: 'awaiting_consent' }]);
    expect(forms).toMatchObject([{ workerName: 'Bo Li', status: 'incomplete', section1CompletedAt: null }]);
  }
  const nothing = ok(await admin.client.get(`/api/admin/users/${other.employer.id}/paperwork`));
  expect(nothing.checks).toEqual([]);
  expect((await admin.client.get(`/api/admin/users/${newId()}/paperwork`)).status).toBe(404);
  expect((await worker.client.get(`/api/admin/users/${worker.id}/paperwork`)).status).toBe(403);
});
