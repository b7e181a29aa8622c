import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { PayoutAccounts } from '#modules/billing/application/payouts/payout-account.ts';
import { SqlPayoutReader } from '../../persistence/payouts/sql-payout-reader.ts';
import { SqlRecipients } from '../../persistence/payouts/sql-recipients.ts';
import { BillingFixture } from '#modules/billing/testing/billing-fixture.ts';
import { StripeConnectStandIn } from '#modules/billing/testing/payouts/stripe-connect-stand-in.ts';
import { stripePayoutProvider } from './stripe-payout-provider.ts';

const BACK = { done: 'https://crewvine.test/earnings?bank=done', again: 'https://crewvine.test/earnings' };
const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };

let standIn: StripeConnectStandIn;
let fixture: BillingFixture;

beforeAll(async () => {
  [standIn, fixture] = await Promise.all([StripeConnectStandIn.start(), BillingFixture.open()]);
});
afterAll(() => Promise.all([standIn.stop(), fixture.stop()]));

it('onboarding leads to Stripe’s missing requirements, and later to the page for changing the bank', async () => {
  const accounts = new PayoutAccounts({
    unitOfWork: fixture.unitOfWork,
    provider: stripePayoutProvider({ ...KEYS, apiBase: standIn.url }, systemClock),
    recipients: new SqlRecipients(fixture.sql),
    reader: new SqlPayoutReader(fixture.sql),
    payers: { payer: async () => ({ email: 'pat@example.com', name: 'Pat', language: 'en' }) },
    taxes: fixture.parts.taxStatuses,
    clock: systemClock,
  });
  const userId = await fixture.user('referrer');
  const onboarding = (await accounts.onboard(userId, BACK)) ?? '';
  expect(onboarding).toMatch(/stripe\.test\/acct_/);
  expect(await accounts.onboard(userId, BACK)).toBe(onboarding);
  const id = onboarding.slice(onboarding.indexOf('acct_'));
  standIn.onboard(id, 'account_closed');
  await accounts.refresh(userId);
  // Completed onboarding would show no field for another bank after a returned withdrawal.
  expect(await accounts.onboard(userId, BACK)).toBe(`https://connect.stripe.test/express/${id}`);
});
