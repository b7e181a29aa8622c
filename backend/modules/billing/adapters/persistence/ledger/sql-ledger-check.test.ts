import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import type { LedgerReport } from '#modules/billing/application/ledger/ledger-check.ts';
import { BillingFixture } from '#modules/billing/testing/billing-fixture.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

/** A change that no use case makes, and the check's expected report. */
type Wrong = [statement: string, ...sentences: RegExp[]];

const WRONGS: readonly Wrong[] = [
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
];

/** Totals of the movements at the provider. */
const WRONG_TOTALS: readonly Wrong[] = [
  [
    `update payments set amount_cents = amount_cents + 1`,
    /^The ledger has 92500 cents at sandbox, what moved there comes to 92501$/m,
  ],
  [
    `insert into balance_transactions (id, provider, kind, about, amount_cents, fee_cents, created_at, noted_at)
      values ('txn_1', 'sandbox', 'company_payout', 'po_1', -5, 0, now(), now())`,
    /^The ledger has 92500 cents at sandbox, what moved there comes to 92495$/m,
  ],
];

/** Money that nothing will move. */
const STUCK: readonly Wrong[] = [
  [
    `with hire as (update referrals set status = 'hired', hired_at = now())
      update obligations set state = 'held' where kind = 'bonus'`,
    /^Referral \S+ is hired, its bonus of 50000 cents is still held$/m,
  ],
  [
    `with rejection as (update referrals set status = 'rejected')
      update obligations set state = 'held' where kind = 'platform_fee'`,
    /^Referral \S+ is rejected, its platform_fee of 40000 cents is still held$/m,
  ],
  [
    `update hire_settlements set state = 'ended', reason = 'A test', ended_at = now()`,
    /^Bonus \S+ of 50000 cents is committed to no hire$/m,
  ],
  [
    `insert into refunds (id, payment_id, position, attempts, amount_cents, status, created_at, updated_at)
      select gen_random_uuid(), id, 1, 4, 5, 'failed', now(), now() from payments`,
    /^Refund \S+ of 5 cents has failed and is not tried again$/m,
  ],
  ...['requires_payment', 'processing', 'failed'].map((status): Wrong => [
    `update payments set status = '${status}', succeeded_at = null, provider_payment_id = null,
        created_at = created_at - interval '61 minutes'`,
    /^Payment \S+ of 92500 cents has no intent at the provider$/m,
  ]),
  [
    `update payments set status = 'failed', succeeded_at = null, provider = 'stripe', provider_payment_id = 'pi_other',
        created_at = created_at - interval '61 minutes'`,
    /^Payment \S+ of 92500 cents has no intent at the provider$/m,
  ],
];

/** The ledger's own tables: totals that differ from the entries, and invalid entries. */
const WRONG_BOOKS: readonly Wrong[] = [
  [
    `do $$ begin
      alter table ledger_entries disable trigger user;
      update ledger_entries set amount_cents = amount_cents + 1 where account = 'provider_clearing';
    end $$`,
    /^The whole ledger sums to 1 cents$/m,
    /^Transaction charge:.* \(charge_succeeded\) does not balance: 1 cents in \d entries$/m,
  ],
  [
    `update ledger_account_types set may_be_negative = false where type = 'provider_clearing'`,
    /^Account provider_clearing \(sandbox\) is below zero: -92500 cents$/m,
  ],
  [
    `update ledger_accounts set balance_cents = balance_cents + 1 where code = 'revenue:platform_fee' and provider = 'sandbox'`,
    /^Account revenue:platform_fee \(sandbox\) says 40001 cents, its entries say 40000$/m,
  ],
  [
    `update ledger_account_kinds set cents = cents + 1 where cents = -92500`,
    /^Account provider_clearing \(sandbox\) says -92499 cents of charge_succeeded, its entries say -92500$/m,
  ],
  [
    `delete from ledger_account_kinds where cents = -92500`,
    /^Account provider_clearing \(sandbox\) says 0 cents of charge_succeeded, its entries say -92500$/m,
  ],
  [
    `update ledger_account_days set cents = cents + 1 where cents = 40000`,
    /^Account revenue:platform_fee \(sandbox\) says 40001 cents on \S+, its entries say 40000$/m,
  ],
  [
    `insert into ledger_account_years (account_id, kind, year, cents)
      select id, 'milestone_released', 2026, 5 from ledger_accounts where type = 'referrer_committed'`,
    /^Account referrer_committed:\S+ \(sandbox\) says 5 cents of milestone_released in 2026, its entries say 0$/m,
  ],
  [
    `update ledger_employer_months set cents = cents + 1 where kind = 'charge_succeeded' and type = 'provider_clearing'`,
    /^Employer \S+ \(sandbox\) says -92499 cents of charge_succeeded in provider_clearing in \d{4}-\d{2}, the entries say -92500$/m,
  ],
  [
    `delete from ledger_employer_months where source = 'platform_fee'`,
    /^Employer \S+ \(sandbox\) says 0 cents of hire_committed in revenue in \d{4}-\d{2}, the entries say 40000$/m,
  ],
  [
    `update ledger_accounts set provider = 'stripe' where type = 'referrer_committed'`,
    /^Transaction .* \(hire_committed\) of sandbox moves account referrer_committed:\S+ of stripe$/m,
  ],
  [
    `update ledger_kinds set is_correction = true where kind = 'hire_committed'`,
    /^Transaction .* \(hire_committed\) does not say what it corrects$/m,
  ],
];

/** Payouts, money taken back by a bank, and payments of plans. */
const WRONG_PAYOUTS: readonly Wrong[] = [
  [
    `insert into withdrawals (id, user_id, provider, account_id, amount_cents, status, created_at, checked_at)
      select gen_random_uuid(), referrer_id, 'sandbox', 'acct_1', 2500, 'pending', now(), now()
        from obligations where kind = 'bonus'`,
    /^Withdrawal \S+ of 2500 cents is pending, the ledger has \{\}$/m,
  ],
  [
    `insert into ledger_accounts (type, owner_id, provider, balance_cents)
      select 'payouts_pending', referrer_id, 'sandbox', 2500 from obligations where kind = 'bonus'`,
    /^Account payouts_pending:\S+ holds 2500 cents in the ledger and 0 by the withdrawals$/m,
  ],
  [
    `update ledger_accounts set balance_cents = 2500 where type = 'in_transit' and provider = 'sandbox'`,
    /^Account in_transit \(sandbox\) holds 2500 cents in the ledger and 0 by the withdrawals$/m,
  ],
  [
    `update milestones set early_fee_cents = 500, state = 'released', released_at = now() where position = 1`,
    /^Milestone \S+ was had early for 500 cents, the ledger took $/m,
    /^Account revenue:early_payout holds 0 cents in the ledger and 500 by the records$/m,
  ],
  [
    `insert into referrer_rewards (id, referrer_id, referral_id, job_id, employer_id, worker_name, job_title, employer_company,
        tier, successful_hires_at_time, base_amount_cents, tier_multiplier, reward_amount_cents, boost_cents, points_spent, status, claimed_at, paid_at,
        created_at, updated_at)
      select gen_random_uuid(), referrer_id, referral_id, job_id, employer_id, 'Ana', 'Electrician', 'Lone Star',
        'bronze', 1, 5000, 1, 5000, 500, 100, 'paid', now(), now(), now(), now() from obligations where kind = 'bonus'`,
    /^Reward \S+ of 5000 cents and a boost of 500 is paid, the ledger paid $/m,
  ],
  [
    `with plan as (insert into subscriptions (id, user_id, plan, monthly_price_cents, created_at, updated_at)
        select gen_random_uuid(), employer_id, 'pro', 9900, now(), now() from payments returning id, user_id)
      insert into subscription_invoices (id, subscription_id, user_id, plan, reason, status, amount_cents, tries, period_start,
        period_end, created_at, paid_at)
      select 'in_1', id, user_id, 'pro', 'first', 'paid', 9900, 1, now(), now(), now(), now() from plan`,
    /^Invoice in_1 of 9900 cents is paid, the ledger took $/m,
  ],
  [
    `update users set deleted_at = now() where id in (select referrer_id from obligations where kind = 'bonus')`,
    /^Account referrer_committed:\S+ \(sandbox\) of someone who has left holds 50000 cents and is not listed as owed$/m,
  ],
  [
    `insert into disputes (id, payment_id, provider, provider_dispute_id, amount_cents, reason, state, withdrawn_cents, opened_at)
      select gen_random_uuid(), id, 'sandbox', 'dp_1', 5000, 'fraudulent', 'open', 5000, now() from payments`,
    /^Account disputes holds 0 cents in the ledger and -5000 by the records$/m,
  ],
  [
    `insert into disputes (id, payment_id, provider, provider_dispute_id, amount_cents, reason, state, withdrawn_cents, opened_at, closed_at)
      select gen_random_uuid(), id, 'sandbox', 'dp_1', 5000, 'fraudulent', 'lost', 4000, now(), now() from payments`,
    /^Account disputes holds 0 cents in the ledger and 1000 by the records$/m,
  ],
];

describe('the ledger check', () => {
  let fixture: BillingFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
    const referral = await fixture.referral();
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
    await fixture.pay(paymentId);
    await fixture.inReferral(referral.referralId, (billing) => billing.commitHire(referral, fixture.now));
  });
  afterAll(() => fixture.stop());

  /** Rolls the wrong change back afterward. */
  async function reportAfter(wrong: string): Promise<LedgerReport> {
    const report = Promise.withResolvers<LedgerReport>();
    const undone = new Error('Rolled back');
    const seen = fixture.unitOfWork.transaction(async () => {
      await runSql(fixture.sql, wrong);
      report.resolve(await fixture.check());
      throw undone;
    });
    await expect(seen).rejects.toBe(undone);
    return report.promise;
  }

  it('the ledger check finds no problems in correct books', async () => {
    expect(await fixture.check()).toEqual({ balanced: true, transactions: 2, problems: [] });
  });

  it.each([...WRONGS, ...WRONG_BOOKS, ...WRONG_PAYOUTS, ...WRONG_TOTALS, ...STUCK])(
    'the ledger check reports `%s`',
    async (wrong, ...sentences) => {
      const { balanced, problems } = await reportAfter(wrong);
      expect(balanced).toBe(false);
      for (const sentence of sentences) expect(problems.join('\n')).toMatch(sentence);
    },
  );
});
