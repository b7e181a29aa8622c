import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId, newId, type PaymentId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { SANDBOX_BANK } from '../../contract/index.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';
import { ForgiveReturn } from './forgive-return.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const ADMIN = newId<'user'>();
const RETURN = {
  name: 'test-forgiven-return',
  text: `select d.id, d.provider_dispute_id as "atProvider", d.owed_payment_id as "owedPaymentId" from disputes d
    join payments p on p.id = d.payment_id where p.employer_id = $1`,
};
const PAYMENT_OF = {
  name: 'test-payment-of-return',
  text: `select payment_id as "paymentId" from disputes where id = $1`,
};
const LOSS = {
  name: 'test-forgiven-loss',
  text: `select coalesce(sum(balance_cents), 0)::float8 as cents from ledger_accounts where type = 'dispute_loss'`,
};
const DAY = 24;

interface Returned {
  readonly id: string;
  readonly atProvider: string;
  readonly owedPaymentId: PaymentId | null;
}

describe('a returned debit that an admin forgives', () => {
  let fixture: BillingFixture;
  let logged: unknown[];
  let before: number;
  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());
  beforeEach(async () => {
    logged = [];
    before = await loss();
  });

  const loss = async () => (await fixture.sql.row<{ cents: number }>(LOSS))?.cents ?? 0;
  const lost = async () => (await loss()) - before;
  const clean = async () => expect((await fixture.check()).problems).toEqual([]);
  const returnOf = async ({ employerId }: { employerId: UserId }): Promise<Returned> => {
    const row = await fixture.sql.row<Returned>(RETURN, [employerId]);
    if (!row) throw new Error('It was returned');
    return row;
  };
  const forgive = (disputeId: string, billing = fixture.parts.billing) =>
    new ForgiveReturn({
      unitOfWork: fixture.unitOfWork,
      billing,
      audit: { record: async (entry) => void logged.push(entry) },
      events: fixture.work,
    }).run({ disputeId, reason: 'We hired them twice.', by: ADMIN, requestId: null });
  const bonus = async ({ referrerId }: ReferralMoney) => {
    const { available, coming } = await fixture.billing.earnings(asId(referrerId ?? ''));
    return { available: available.cents, coming: coming.cents };
  };

  /**
   * Letter $25, platform fee $400 and bonus $500 from a bank account, whose bank takes them back after the
   * hire.
   */
  async function returned() {
    const referral = await fixture.referral();
    const { referralId } = referral;
    const offerLetterId = newId<'offer_letter'>();
    const offer = { referral, offerLetterId, pay: PAY, addOns: [], unopened: [] };
    const ask = () => fixture.inReferral(referralId, (billing) => billing.chargeOffer(offer));
    await fixture.debit(await ask(), SANDBOX_BANK.returns);
    await fixture.advance(4 * DAY);
    await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
    await fixture.advance(3 * DAY);
    return { referral, offerLetterId, ask, dispute: await returnOf(referral) };
  }

  it('a forgiven debit is no longer requested, and the bonus it had blocked continues, once', async () => {
    const { referral, offerLetterId, ask, dispute } = await returned();
    await Promise.all(Array.from({ length: 5 }, () => forgive(dispute.id)));
    await fixture.settle();
    expect(logged).toMatchObject([{ action: 'dispute.forgiven', details: { amount: '925.00' } }]);
    const told = fixture.work.about(dispute.id).filter((name) => name !== 'billing.bonus_frozen');
    expect(told.slice(-2)).toEqual(['billing.return_forgiven', 'billing.bonus_resumed']);
    expect(await fixture.billing.present(await ask())).toMatchObject({ status: 'succeeded' });
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(true);
    expect(await lost()).toBe(-925_00);
    await fixture.advance(61 * DAY);
    expect(await bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    await clean();
  });

  it('a forgiven debit refunds nothing when the hire fails later', async () => {
    const { referral, dispute } = await returned();
    await forgive(dispute.id);
    await fixture.inReferral(referral.referralId, (billing) => billing.voidMilestones(referral.referralId));
    await fixture.advance(3);
    expect(await fixture.inBooks(referral)).toEqual({ taken: 925_00, returned: 0 });
    expect(await lost()).toBe(-425_00);
    await clean();
  });

  it('a forgiven debit that its bank pays after all belongs to the company, except for what would have been refunded', async () => {
    for (const isVoided of [false, true]) {
      const { referral, dispute } = await returned();
      await forgive(dispute.id);
      if (isVoided)
        await fixture.inReferral(referral.referralId, (billing) =>
          billing.voidMilestones(referral.referralId),
        );
      await fixture.sandbox.disputes.decide(dispute.atProvider, 'won');
      await fixture.settle();
      await fixture.advance(3);
      expect(await fixture.inBooks(referral)).toEqual({ taken: 925_00, returned: isVoided ? 500_00 : 0 });
      expect(await lost()).toBe(0);
      await clean();
    }
  });

  it('a payment of a debit that was already forgiven is refunded', async () => {
    const { referral, dispute } = await returned();
    await fixture.debit(dispute.owedPaymentId, SANDBOX_BANK.pays);
    await forgive(dispute.id);
    await fixture.advance(5 * DAY);
    await fixture.advance(3);
    expect(await fixture.inBooks(referral)).toEqual({ taken: 1850_00, returned: 925_00 });
    expect(await lost()).toBe(-925_00);
    await clean();
  });

  it('a debit that is paid during the forgiveness is not forgiven', async () => {
    const { dispute } = await returned();
    const { paymentId } = (await fixture.sql.row<{ paymentId: PaymentId }>(PAYMENT_OF, [dispute.id])) ?? {};
    const needs = fixture.parts.billing;
    const stale = await fixture.unitOfWork.transaction(() => needs.disputes.owedFor(asId(paymentId ?? '')));
    await fixture.pay(dispute.owedPaymentId);
    // Read before the payment that requests it was locked.
    const disputes = Object.create(needs.disputes, { owedFor: { value: async () => stale } });
    await expect(forgive(dispute.id, { ...needs, disputes })).rejects.toThrow(
      'Nothing of this payment is owed anymore',
    );
    expect(await lost()).toBe(0);
    await clean();
  });

  it('a debit that was paid again and an unknown dispute cannot be forgiven', async () => {
    const { dispute } = await returned();
    await fixture.pay(dispute.owedPaymentId);
    await expect(forgive(dispute.id)).rejects.toThrow('Nothing of this payment is owed anymore');
    await expect(forgive(newId())).rejects.toThrow('Dispute not found');
    expect(logged).toEqual([]);
  });
});
