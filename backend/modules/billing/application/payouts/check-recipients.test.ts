import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { SANDBOX_BANKS, SANDBOX_ROUTING } from '../../contract/payouts/sandbox-bank.ts';
import { rewardPaid } from '../../domain/ledger/postings.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';

const BECOME = {
  name: 'test-recipient-becomes',
  text: `update sandbox_recipients set status = $2, requirements = $3, bank_name = $4, bank_last4 = $5 where id = (
    select account_id from payout_recipients where user_id = $1)`,
};

let fixture: BillingFixture;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(() => fixture.stop());

const accounts = () => fixture.parts.payoutAccounts;

async function begun(): Promise<UserId> {
  const userId = await fixture.user('referrer');
  await accounts().onboard(userId, { done: '', again: '' });
  return userId;
}

/** Changes the account at the provider without an event. */
const become = (userId: UserId, status: string, missing: string[], last4: string | null) =>
  fixture.sql.rows(BECOME, [userId, status, missing, last4 && 'TEST BANK', last4]);

describe('an account for payouts', () => {
  it('a waiting account is checked regularly, so a lost event does not matter', async () => {
    const userId = await begun();
    await become(userId, 'verifying', [], '6789');
    await fixture.advance(5);
    expect(await accounts().show(userId)).toMatchObject({ status: 'onboarding' });
    await fixture.advance(2);
    expect(await accounts().show(userId)).toMatchObject({ status: 'verifying', bank: { last4: '6789' } });
    await become(userId, 'active', [], '6789');
    await fixture.advance(7);
    expect(await accounts().show(userId)).toMatchObject({ status: 'active', requirements: [] });
  });

  it('an account without progress for a month is no longer checked', async () => {
    const userId = await begun();
    await fixture.advance(31 * 24);
    await become(userId, 'active', [], '6789');
    await fixture.advance(24);
    expect(await accounts().show(userId)).toMatchObject({ status: 'onboarding' });
    await accounts().refresh(userId);
    expect(await accounts().show(userId)).toMatchObject({ status: 'active' });
  });

  it('the missing details are shown as soon as the provider refuses a payout', async () => {
    const { referralId, referrerId } = await fixture.referral();
    const userId = referrerId ?? newId<'user'>();
    await accounts().onboard(userId, { done: '', again: '' });
    const { routingNumber, accountNumber } = {
      routingNumber: SANDBOX_ROUTING,
      accountNumber: SANDBOX_BANKS.pays,
    };
    await fixture.sandbox.bank.connect(userId, { routingNumber, accountNumber });
    const { ledger } = fixture.parts.billing;
    const reward = { rewardId: newId(), referralId, referrerId: userId, amountCents: 50_00, at: fixture.now };
    await fixture.unitOfWork.transaction(() => ledger.post(rewardPaid(reward)));
    await become(userId, 'incomplete', ['identity_document'], '6789');
    await fixture.parts.withdraw.run(userId, Money.ofDollars(50));
    await fixture.settle();
    expect(await accounts().show(userId)).toMatchObject({
      status: 'restricted',
      requirements: ['identity_document'],
      availableBalance: '50.00',
      withdrawals: [{ status: 'failed', failure: 'account_not_ready' }],
    });
    expect((await fixture.check()).problems).toEqual([]);
  });
});
