import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckFixture } from '#modules/checks/testing/api-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture, SIGNATURE } from '../../testing/product-fixture.ts';

let app: TestApplication;
let fixture: ProductFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ProductFixture.open(app);
});
afterAll(() => app.stop());

/** The causes of all refunds, as the money desk lists them. */
async function listed(): Promise<Loose[]> {
  await app.settle();
  const { client } = await signUpAdmin(app);
  return ok(await client.get('/api/admin/refunds?limit=100'));
}
async function letter(addOns: object = {}): Promise<{ referralId: string; id: string; token: string }> {
  const referralId = await fixture.interviewing();
  return { referralId, ...(await fixture.sentLetter(referralId, addOns)) };
}
async function hired(addOns: object = {}): Promise<string> {
  const { referralId, token } = await letter(addOns);
  ok(await fixture.answer(token, SIGNATURE));
  ok(await fixture.put(referralId, 'hire'));
  await app.settle();
  return referralId;
}
async function cancelAddOn(): Promise<void> {
  const [addOn]: Loose[] = ok(await fixture.employer.client.get('/api/service-addons?status=pending'));
  ok(await fixture.employer.client.post(`/api/service-addons/${addOn?.['id']}/cancel`));
}
/** The worker answers by the link in their text that they did not want to be referred. */
async function declineReferral(): Promise<void> {
  const phone = testPhone();
  const { id } = ok(await fixture.refer((await fixture.job()).id, phone));
  ok(await fixture.status(id, 'interview_scheduled'));
  await fixture.sentLetter(id);
  const texts: Loose[] = ok(
    await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(phone)}&limit=100`),
  );
  const [token] = texts.flatMap(({ body }) => /confirm-referral\/([\w-]+)/.exec(body)?.[1] ?? []);
  ok(await app.client().post(`/api/referral-confirmation/${token}`, { accept: false }));
}
/** The agency gives up a check that its worker has authorized. */
async function giveUpCheck(): Promise<void> {
  const checks = await CheckFixture.open(app);
  const { token } = await checks.asked();
  ok(await checks.authorize(token));
  await app.settle();
  await runSql(app.application.sql, 'update sandbox_background_reports set canceled = true');
  await app.advance(1);
}
/** The bank takes the money of a letter, then returns it when the letter no longer needs it. */
async function overturnDispute(): Promise<void> {
  const { payment } = ok(await fixture.offer(await fixture.interviewing()));
  ok(await fixture.confirm(payment, '4000000000000259'));
  await app.settle();
  const { client } = await signUpAdmin(app);
  const disputes: Loose[] = ok(await client.get('/api/admin/disputes?limit=100'));
  const id: unknown = disputes.find(({ paymentId }) => paymentId === payment.id)?.['providerDisputeId'];
  for (const outcome of ['lost', 'won']) {
    ok(await client.post(`/api/admin/sandbox-disputes/${String(id)}/decide`, { outcome }));
    await app.settle();
  }
}

/** Each ends with one refund of the cause that it is named after. */
const STORIES: Readonly<Record<string, () => Promise<unknown>>> = {
  offer_declined: async () => ok(await fixture.answer((await letter()).token, { acceptedTerms: false })),
  offer_withdrawn: async () => ok(await fixture.withdraw((await letter()).id)),
  offer_undone: async () => ok(await fixture.put((await letter()).referralId, 'rollback')),
  not_hired: async () => ok(await fixture.status((await letter()).referralId, 'rejected')),
  offer_changed: async () => ok(await fixture.amend((await letter({ drugTest: true })).id, '20')),
  employer_canceled: async () => {
    await hired({ drugTest: true });
    await cancelAddOn();
  },
  hired_without_letter: async () => {
    const referralId = await fixture.interviewing();
    const { payment } = ok(await fixture.offer(referralId));
    await fixture.pay(payment);
    const due = ok(await fixture.put(referralId, 'hire'));
    if (due.payment) await fixture.pay(due.payment);
  },
  hire_ended: async () => ok(await fixture.status(await hired(), 'rejected', { worked: false })),
  'hire_ended, also for an undelivered test': async () => {
    ok(await fixture.status(await hired({ drugTest: true }), 'rejected', { worked: false }));
  },
  offer_expired: async () => {
    await letter();
    await app.advance(24 * 8);
  },
  not_delivered: async () => {
    await hired({ drugTest: true });
    await app.advance(24 * 31);
  },
  candidate_declined: declineReferral,
  provider_refused: giveUpCheck,
  review_late: async () => {
    await hired({ i9Verification: true });
    await app.advance(24 * 8);
  },
  dispute_won: overturnDispute,
};

describe('the money desk', { shuffle: false }, () => {
  it.each(Object.entries(STORIES))('shows the cause %s of a refund', async (cause, act) => {
    const before = new Set((await listed()).map(({ id }) => id));
    await act();
    const fresh = (await listed()).filter(({ id }) => !before.has(id));
    expect(fresh.length).toBeGreaterThan(0);
    expect(new Set(fresh.map((refund) => refund['cause']))).toEqual(new Set([cause.split(',')[0]]));
  });

  it('shows the cause also with the payment, and never guesses it', async () => {
    const { client } = await signUpAdmin(app);
    const [refund]: Loose[] = ok(await client.get('/api/admin/refunds?limit=1'));
    const payment = ok(await client.get(`/api/admin/payments/${refund?.['paymentId']}`));
    expect(payment.refunds).toContainEqual(expect.objectContaining({ cause: refund?.['cause'] }));
    expect((await listed()).map(({ cause }) => cause)).not.toContain('unknown');
  });
});
