import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

/** Each is something that no use case does, and what the check must say of it. */
const WRONGS = [
  [
    `update payments set status = 'failed', succeeded_at = null`,
    /Payment .* is failed, the ledger charged 92500/,
  ],
  [`update payments set refunded_cents = 1`, /says 1 cents are refunded, its refunds say 0/],
  [
    `insert into refunds select gen_random_uuid(), id, 1, 5, 'settled', 're_1', now(), now() from payments`,
    /Refund .* of 5 cents is settled/,
  ],
  [`update obligations set amount_cents = 1 where kind = 'bonus'`, /Bonus .* of 1 cents has parts of 50000/],
  [
    `delete from milestones where position = 1`,
    /Account referrer_committed:.* holds 50000 cents .* and 37500/,
  ],
  [
    `update milestones set state = 'released', released_at = now() where position = 1`,
    /Milestone .* is released, the ledger released/,
  ],
  [
    `update referrals set bonus_paid_at = null`,
    /says that its bonus was not paid, billing says the opposite/,
  ],
  [
    `update obligations set state = 'held' where kind = 'platform_fee'`,
    /Account employer_held:.* 0 cents .* 40000/,
  ],
  [
    `insert into obligations select gen_random_uuid(), referral_id, job_id, employer_id, referrer_id, null, 'drug_test', 5000, 0,
      'delivered', 'another', payment_id, 1, now(), now() from obligations where kind = 'bonus'`,
    /Account revenue:add_on holds 0 cents .* 5000/,
  ],
  [
    `update obligations set state = 'held' where kind = 'bonus'`,
    /is hired, its bonus of 50000 cents is still held/,
  ],
] as const;

describe('the ledger check', () => {
  let fixture: BillingFixture;

  beforeEach(async () => {
    fixture = await BillingFixture.open();
    const referral = await fixture.referral();
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    await fixture.pay(paymentId);
    await fixture.inReferral(referral.referralId, (billing) => billing.commitHire(referral, fixture.now));
  });
  afterEach(() => fixture.stop());

  it('finds nothing where nothing is wrong', async () => {
    expect(await fixture.check()).toEqual({ balanced: true, transactions: 2, problems: [] });
  });

  it.each(WRONGS)('sees `%s`', async (wrong, sentence) => {
    await fixture.sql.rows({ name: 'test-wrong', text: wrong });
    const { balanced, problems } = await fixture.check();
    expect(balanced).toBe(false);
    expect(problems.join('\n')).toMatch(sentence);
  });
});
