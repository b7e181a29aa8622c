import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type OfferLetterId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import {
  AUTHENTICATING_CARD,
  BillingFixture,
  DECLINING_CARD,
  SUCCEEDING_CARD,
} from '../testing/billing-fixture.ts';
import type { ReferralMoney } from './billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const DAY = 24;

describe('the facade of billing', () => {
  let fixture: BillingFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const offer = (referral: ReferralMoney, offerLetterId: OfferLetterId) =>
    fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId, pay: PAY, addOns: [], unopened: [] }),
    );
  const hire = (referral: ReferralMoney) =>
    fixture.inReferral(referral.referralId, async (billing) => {
      const paymentId = await billing.chargeHire(referral, []);
      await billing.commitHire(referral, fixture.now);
      return paymentId;
    });
  const statusOf = async (referral: ReferralMoney) => {
    const text = `select payment_status, bonus_paid_at is not null as paid from referrals where id = $1`;
    return fixture.sql.row({ name: 'test-status', text }, [referral.referralId]);
  };
  const clean = async () => expect((await fixture.check()).problems).toEqual([]);

  it('an offer is charged once, even when it is requested repeatedly and in parallel', async () => {
    const referral = await fixture.referral();
    const letter = newId<'offer_letter'>();
    const ids = await Promise.all(Array.from({ length: 10 }, () => offer(referral, letter)));
    expect(new Set(ids).size).toBe(1);
    const views = await Promise.all(ids.map((id) => fixture.billing.present(id)));
    expect(new Set(views.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(views[0]).toMatchObject({ status: 'requires_payment', amount: '925.00', currency: 'usd' });
    expect(views[0]?.lines.map(({ kind }) => kind)).toEqual(['referralBonus', 'letterFee', 'platformFee']);
    await Promise.all(Array.from({ length: 10 }, () => fixture.pay(ids[0] ?? null).catch(() => undefined)));
    expect(await fixture.billing.present(ids[0] ?? null)).toMatchObject({
      status: 'succeeded',
      clientSecret: null,
    });
    expect(await offer(referral, letter)).toBe(ids[0]);
    expect(await fixture.billing.isLetterPaid(letter)).toBe(true);
    expect(await statusOf(referral)).toEqual({ payment_status: 'held', paid: false });
    await fixture.settle();
    await clean();
  });

  it('money held for an offer is committed at the hire and released on its due dates', async () => {
    const referral = await fixture.referral();
    await fixture.pay(await offer(referral, newId()));
    expect(await hire(referral)).toBeNull();
    expect(await hire(referral)).toBeNull();
    expect(await statusOf(referral)).toEqual({ payment_status: 'paid', paid: true });
    const userId = referral.referrerId ?? newId();
    const earned = async () => {
      const { coming, released, available } = await fixture.billing.earnings(userId);
      return [coming, released, available].map((money) => money.toDollars());
    };
    expect(await earned()).toEqual(['500.00', '0.00', '0.00']);
    await fixture.advance(30 * DAY);
    expect(await earned()).toEqual(['375.00', '125.00', '125.00']);
    await fixture.advance(30 * DAY);
    expect(await earned()).toEqual(['0.00', '500.00', '500.00']);
    await clean();
  });

  it('a bonus that is paid after the hire is committed immediately', async () => {
    const referral = await fixture.referral();
    const paymentId = await hire(referral);
    expect(await statusOf(referral)).toEqual({ payment_status: 'none', paid: false });
    expect(await fixture.inReferral(referral.referralId, (billing) => billing.chargeBonus(referral))).toBe(
      paymentId,
    );
    await fixture.pay(paymentId);
    expect(await statusOf(referral)).toEqual({ payment_status: 'paid', paid: true });
    await clean();
  });

  it('an undone hire’s money is held again, and is refunded when the referral fails', async () => {
    const referral = await fixture.referral();
    const paymentId = await offer(referral, newId());
    await fixture.pay(paymentId);
    await hire(referral);
    await fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
    expect(await statusOf(referral)).toEqual({ payment_status: 'held', paid: false });
    await clean();
    await hire(referral);
    await fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await clean();
    await fixture.settle();
    await clean();
    expect(await statusOf(referral)).toEqual({ payment_status: 'refunded', paid: false });
    const refunded = await fixture.sql.row(
      { name: 'test-refunded', text: `select refunded_cents::integer as cents from payments where id = $1` },
      [paymentId],
    );
    expect(refunded).toEqual({ cents: 900_00 });
    const again = await fixture.billing.present(await offer(referral, newId()));
    expect(again.amount).toBe('925.00');
  });

  it('rejecting a hired referral refunds the undue parts of the bonus, but not the released ones', async () => {
    const referral = await fixture.referral();
    await fixture.pay(await hire(referral));
    await fixture.advance(30 * DAY);
    expect(await fixture.billing.hasPaidOut(referral.referralId)).toBe(true);
    await expect(
      fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId)),
    ).rejects.toMatchObject({ code: 'billing.paid_out' });
    await fixture.inReferral(referral.referralId, (billing) => billing.voidMilestones(referral.referralId));
    await fixture.advance(40 * DAY);
    await clean();
    const { released } = await fixture.billing.earnings(referral.referrerId ?? newId());
    expect(released.toDollars()).toBe('125.00');
    expect(await statusOf(referral)).toEqual({ payment_status: 'paid', paid: true });
  });

  it('undoing a second hire takes back only what that hire committed', async () => {
    const referral = await fixture.referral();
    await fixture.pay(await offer(referral, newId()));
    await hire(referral);
    await fixture.inReferral(referral.referralId, (billing) => billing.voidMilestones(referral.referralId));
    await fixture.pay(await hire(referral));
    await fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
    await fixture.settle();
    expect((await fixture.check()).problems).toEqual([]);
  });

  it('a payment that succeeds after it was canceled is refunded, including the fee of the unsent letter', async () => {
    const referral = await fixture.referral();
    const paymentId = await offer(referral, newId());
    await fixture.billing.present(paymentId);
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    const intent = await fixture.parts.reader.payment(paymentId ?? newId());
    await fixture.sandbox.confirm.run({
      ...SUCCEEDING_CARD,
      id: intent?.providerPaymentId ?? '',
      clientSecret: intent?.clientSecret ?? '',
      userId: referral.employerId,
      authenticate: false,
    });
    await fixture.settle();
    await clean();
    expect(await fixture.parts.reader.payment(paymentId ?? newId())).toMatchObject({
      status: 'succeeded',
      refundedCents: 925_00,
    });
  });

  it('releasing the offer cancels its unpaid payment at the provider', async () => {
    const referral = await fixture.referral();
    const paymentId = await offer(referral, newId());
    await fixture.billing.present(paymentId);
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await fixture.settle();
    await expect(fixture.pay(paymentId)).rejects.toMatchObject({ code: 'billing.wrong_client_secret' });
    expect(await fixture.billing.present(paymentId)).toMatchObject({ status: 'failed', clientSecret: null });
  });

  it('the hire takes over the unpaid part of an offer', async () => {
    const referral = await fixture.referral();
    const first = await offer(referral, newId());
    const second = await hire(referral);
    expect(second).not.toBe(first);
    expect(await fixture.billing.present(second)).toMatchObject({ amount: '500.00' });
    await fixture.settle();
    await fixture.pay(second);
    await clean();
  });

  it('repeating a hire does not change its payment', async () => {
    const referral = await fixture.referral();
    const first = await fixture.inReferral(referral.referralId, async (billing) => {
      const paymentId = await billing.chargeHire(referral, ['drug_test']);
      await billing.commitHire(referral, fixture.now);
      return paymentId;
    });
    expect(await hire(referral)).toBe(first);
    expect(await fixture.billing.present(first)).toMatchObject({
      amount: '550.00',
      status: 'requires_payment',
    });
  });

  it('a quick apply without a referrer charges nothing', async () => {
    const referral = await fixture.referral({ referrerId: null });
    expect(
      await fixture.inReferral(referral.referralId, (billing) => billing.chargeBonus(referral)),
    ).toBeNull();
    expect(await fixture.billing.present(null)).toEqual({
      id: null,
      actions: [],
      paymentIntentId: null,
      status: 'succeeded',
      amount: '0.00',
      currency: 'usd',
      clientSecret: null,
      lines: [],
    });
  });

  it('another card can be used after a decline', async () => {
    const referral = await fixture.referral();
    const paymentId = await offer(referral, newId());
    await expect(fixture.pay(paymentId, DECLINING_CARD)).rejects.toMatchObject({
      kind: 'payment_required',
      message: 'Your card was declined.',
    });
    expect(await fixture.billing.present(paymentId)).toMatchObject({ status: 'failed' });
    expect(await fixture.pay(paymentId, AUTHENTICATING_CARD)).toBe('requires_action');
    expect(await fixture.pay(paymentId)).toBe('succeeded');
    await clean();
  });

  it('a saved card is charged immediately', async () => {
    const referral = await fixture.referral();
    await saveCard(referral, SUCCEEDING_CARD);
    expect(await fixture.billing.present(await offer(referral, newId()))).toMatchObject({
      status: 'succeeded',
    });
    await clean();
  });

  it('a saved card that must be confirmed waits for the employer', async () => {
    const referral = await fixture.referral();
    await saveCard(referral, AUTHENTICATING_CARD);
    const view = await fixture.billing.present(await offer(referral, newId()));
    expect(view).toMatchObject({ status: 'requires_payment' });
    expect(view.clientSecret).not.toBeNull();
  });

  it('a reward is credited once', async () => {
    const { referrerId, referralId } = await fixture.referral();
    const userId = referrerId ?? newId<'user'>();
    const reward = { rewardId: newId(), userId, referralId, amount: Money.ofDollars(50) };
    await fixture.inReferral(referralId, (billing) => billing.payReward(reward));
    await fixture.inReferral(referralId, (billing) => billing.payReward(reward));
    expect((await fixture.billing.earnings(userId)).available.toDollars()).toBe('50.00');
    await clean();
  });

  async function saveCard(referral: ReferralMoney, card: typeof SUCCEEDING_CARD): Promise<void> {
    const customer = await fixture.parts.customers.idOf(referral.employerId);
    const setup = await fixture.parts.providers.payments.createSetupIntent(customer);
    await fixture.sandbox.confirm.run({
      ...card,
      id: setup.id,
      clientSecret: setup.clientSecret,
      userId: referral.employerId,
      authenticate: true,
    });
  }
});
