import { BillingFixture } from '#modules/billing/testing/billing-fixture.ts';
import { badLine } from '#modules/billing/testing/bad-line.ts';
import { subscriptionProviderContract } from '#modules/billing/testing/plans/subscription-provider.contract.ts';

const INVOICES = {
  name: 'test-sandbox-invoices',
  // The clock does not move between the first invoice and a change of the same day.
  text: `select id from sandbox_invoices where subscription_id = $1
    order by created_at desc, period_start desc, (reason = 'first')`,
};
const HOURS_TO_RENEWAL = 31 * 24;

subscriptionProviderContract('The sandbox', async () => {
  const fixture = await BillingFixture.open();
  const store = fixture.sandbox.store;
  const { provider, loseAnswer } = badLine(fixture.parts.providers.plans);
  return {
    provider,
    loseAnswer,
    customer: async () => store.customer(await fixture.user('employer')),
    saveCard: (customerId, behavior) =>
      store.addMethod(customerId, { behavior, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }),
    removeCard: (id) => store.detachMethod(id),
    invoices: async (id) => (await fixture.sql.rows<{ id: string }>(INVOICES, [id])).map((row) => row.id),
    renew: () => fixture.advance(HOURS_TO_RENEWAL),
    stop: () => fixture.stop(),
  };
});
