import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { SERVICE_ADDON_STATUSES } from '#modules/offers/contract/vocabulary/addon/service-addon-status.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const STATES = SERVICE_ADDON_STATUSES.flatMap((status) => [
  [status, true] as const,
  [status, false] as const,
]);

it.each(STATES)(
  'an add-on that is %s (paid: %s) is canceled exactly if `actions` says so',
  async (status, isPaid) => {
    const fixture = await OfferFixture.open(app);
    const { client } = fixture.employer;
    const referralId = await fixture.interviewing();
    const hired = await client.put(`/api/referrals/${referralId}/hire`, { addOns: { drugTest: true } });
    await fixture.pay(ok(hired).payment);
    const paidAt = isPaid ? 'now()' : 'null';
    const ended = ['refunded', 'canceled'].includes(status)
      ? `, returned_at = now(), return_reason = 'employer_canceled'`
      : '';
    const change = `update service_addons set status = '${status}', paid_at = ${paidAt}${ended} where referral_id = $1`;
    await runSql(app.application.sql, change, [referralId]);
    const [service] = ok(await client.get('/api/service-addons'));
    // A canceled one that was never paid is not listed.
    const [row] = await runSql(app.application.sql, 'select id from service_addons where referral_id = $1', [
      referralId,
    ]);
    const answer = await client.post(`/api/service-addons/${String(row?.['id'])}/cancel`);
    const isListed = service?.actions.includes('cancel') ?? false;
    expect([isListed, answer.status]).toEqual(isListed ? [true, 204] : [false, 409]);
    expect(isListed).toBe(isPaid && (status === 'pending' || status === 'in_progress'));
  },
);
