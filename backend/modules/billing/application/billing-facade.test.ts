import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type OfferLetterId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import {
  AUTHENTICATING_CARD,
  BillingFixture,
  DECLINING_CARD,
  SUCCEEDING_CARD,
} from '../testing/billing-fixture.ts';
import { CONFIRM_SANDBOX, READER, CUSTOMERS, PAYMENT_PROVIDER } from '../adapters/billing.tokens.ts';
import type { ReferralMoney } from './billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const DAY = 24;

describe('the door of billing', () => {
  let world: BillingFixture;

  beforeAll(async () => {
    world = await BillingFixture.open();
  });
  afterAll(() => world.stop());

  const offer = (referral: ReferralMoney, offerLetterId: OfferLetterId) =>
    world.inReferral(referral.referralId, (door) =>
      door.chargeOffer({ referral, offerLetterId, pay: PAY, addOns: [] }),
    );
  const hire = (referral: ReferralMoney) =>
    world.inReferral(referral.referralId, async (door) => {
      const paymentId = await door.chargeHire(referral, []);
      await door.commitHire(referral, world.now);
      return paymentId;
    });
  const statusOf = async (referral: ReferralMoney) => {
    const text = `select payment_status, bonus_paid_at is not null as paid from referrals where id = $1`;
    return world.sql.row({ name: 'test-status', text }, [referral.referralId]);
  };
  const clean = async () => expect((await world.check()).problems).toEqual([]);

  it('charges an offer once, however often and in parallel it is asked', async () => {
    const referral = await world.referral();
    const letter = newId<'offer_letter'>();
    const ids = await Promise.all(Array.from({ length: 10 }, () => offer(referral, letter)));
    expect(new Set(ids).size).toBe(1);
    const views = await Promise.all(ids.map((id) => world.door.present(id)));
    expect(new Set(views.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(views[0]).toMatchObject({ status: 'requires_payment', amount: '925.00', currency: 'usd' });
    expect(views[0]?.lines.map(({ kind }) => kind)).toEqual(['referralBonus', 'letterFee', 'platformFee']);
    await Promise.all(Array.from({ length: 10 }, () => world.pay(ids[0] ?? null).catch(() => undefined)));
    expect(await world.door.present(ids[0] ?? null)).toMatchObject({
      status: 'succeeded',
      clientSecret: null,
    });
    expect(await offer(referral, letter)).toBe(ids[0]);
    expect(await world.door.isLetterPaid(letter)).toBe(true);
    expect(await statusOf(referral)).toEqual({ payment_status: 'held', paid: false });
    await world.settle();
    await clean();
  });

  it('commits what is held with the hire and releases it on its days', async () => {
    const referral = await world.referral();
    await world.pay(await offer(referral, newId()));
    expect(await hire(referral)).toBeNull();
    expect(await hire(referral)).toBeNull();
    expect(await statusOf(referral)).toEqual({ payment_status: 'paid', paid: true });
    const userId = referral.referrerId ?? newId();
    const earned = async () => {
      const { coming, released, available } = await world.door.earnings(userId);
      return [coming, released, available].map((money) => money.toDollars());
    };
    expect(await earned()).toEqual(['500.00', '0.00', '0.00']);
    await world.advance(30 * DAY);
    expect(await earned()).toEqual(['375.00', '125.00', '125.00']);
    await world.advance(30 * DAY);
    expect(await earned()).toEqual(['0.00', '500.00', '500.00']);
    await clean();
  });

  it('commits a bonus that is paid after the hire at once', async () => {
    const referral = await world.referral();
    const paymentId = await hire(referral);
    expect(await statusOf(referral)).toEqual({ payment_status: 'none', paid: false });
    expect(await world.inReferral(referral.referralId, (door) => door.chargeBonus(referral))).toBe(paymentId);
    await world.pay(paymentId);
    expect(await statusOf(referral)).toEqual({ payment_status: 'paid', paid: true });
    await clean();
  });

  it('holds the money again when the hire is undone, and gives it back when it comes to nothing', async () => {
    const referral = await world.referral();
    const paymentId = await offer(referral, newId());
    await world.pay(paymentId);
    await hire(referral);
    await world.inReferral(referral.referralId, (door) => door.undoHire(referral.referralId));
    expect(await statusOf(referral)).toEqual({ payment_status: 'held', paid: false });
    await clean();
    await hire(referral);
    await world.inReferral(referral.referralId, (door) => door.undoHire(referral.referralId));
    await world.inReferral(referral.referralId, (door) => door.releaseUnhired(referral.referralId));
    await clean();
    await world.settle();
    await clean();
    expect(await statusOf(referral)).toEqual({ payment_status: 'refunded', paid: false });
    const refunded = await world.sql.row(
      { name: 'test-refunded', text: `select refunded_cents::integer as cents from payments where id = $1` },
      [paymentId],
    );
    expect(refunded).toEqual({ cents: 900_00 });
    const again = await world.door.present(await offer(referral, newId()));
    expect(again.amount).toBe('925.00');
  });

  it('gives a hired referral’s undue parts back and keeps the released ones', async () => {
    const referral = await world.referral();
    await world.pay(await hire(referral));
    await world.advance(30 * DAY);
    expect(await world.door.hasPaidOut(referral.referralId)).toBe(true);
    await expect(
      world.inReferral(referral.referralId, (door) => door.undoHire(referral.referralId)),
    ).rejects.toMatchObject({ code: 'billing.paid_out' });
    await world.inReferral(referral.referralId, (door) => door.voidMilestones(referral.referralId));
    await world.advance(40 * DAY);
    await clean();
    const { released } = await world.door.earnings(referral.referrerId ?? newId());
    expect(released.toDollars()).toBe('125.00');
    expect(await statusOf(referral)).toEqual({ payment_status: 'paid', paid: true });
  });

  it('takes back of a second hire only what that hire committed', async () => {
    const referral = await world.referral();
    await world.pay(await offer(referral, newId()));
    await hire(referral);
    await world.inReferral(referral.referralId, (door) => door.voidMilestones(referral.referralId));
    await world.pay(await hire(referral));
    await world.inReferral(referral.referralId, (door) => door.undoHire(referral.referralId));
    await world.settle();
    expect((await world.check()).problems).toEqual([]);
  });

  it('refunds a payment that succeeds after it was canceled, and keeps the letter’s fee', async () => {
    const referral = await world.referral();
    const paymentId = await offer(referral, newId());
    await world.door.present(paymentId);
    await world.inReferral(referral.referralId, (door) => door.releaseUnhired(referral.referralId));
    const intent = await world.get(READER).payment(paymentId ?? newId());
    await world.get(CONFIRM_SANDBOX).run({
      ...SUCCEEDING_CARD,
      id: intent?.providerPaymentId ?? '',
      clientSecret: intent?.clientSecret ?? '',
      userId: referral.employerId,
      authenticate: false,
    });
    await world.settle();
    await clean();
    expect(await world.get(READER).payment(paymentId ?? newId())).toMatchObject({
      status: 'succeeded',
      refundedCents: 900_00,
    });
  });

  it('cancels an unpaid payment at the provider when the offer is released', async () => {
    const referral = await world.referral();
    const paymentId = await offer(referral, newId());
    await world.door.present(paymentId);
    await world.inReferral(referral.referralId, (door) => door.releaseUnhired(referral.referralId));
    await world.settle();
    await expect(world.pay(paymentId)).rejects.toMatchObject({ code: 'billing.wrong_client_secret' });
    expect(await world.door.present(paymentId)).toMatchObject({ status: 'failed', clientSecret: null });
  });

  it('moves what is unpaid of an offer to the hire', async () => {
    const referral = await world.referral();
    const first = await offer(referral, newId());
    const second = await hire(referral);
    expect(second).not.toBe(first);
    expect(await world.door.present(second)).toMatchObject({ amount: '500.00' });
    await world.settle();
    await world.pay(second);
    await clean();
  });

  it('keeps the payment of a hire as it is when the hire is asked for again', async () => {
    const referral = await world.referral();
    const first = await world.inReferral(referral.referralId, async (door) => {
      const paymentId = await door.chargeHire(referral, ['drug_test']);
      await door.commitHire(referral, world.now);
      return paymentId;
    });
    expect(await hire(referral)).toBe(first);
    expect(await world.door.present(first)).toMatchObject({ amount: '550.00', status: 'requires_payment' });
  });

  it('charges nothing for a quick apply that nobody referred', async () => {
    const referral = await world.referral({ referrerId: null });
    expect(await world.inReferral(referral.referralId, (door) => door.chargeBonus(referral))).toBeNull();
    expect(await world.door.present(null)).toEqual({
      id: null,
      paymentIntentId: null,
      status: 'succeeded',
      amount: '0.00',
      currency: 'usd',
      clientSecret: null,
      lines: [],
    });
  });

  it('lets another card follow a declined one', async () => {
    const referral = await world.referral();
    const paymentId = await offer(referral, newId());
    await expect(world.pay(paymentId, DECLINING_CARD)).rejects.toMatchObject({
      kind: 'payment_required',
      message: 'Your card was declined.',
    });
    expect(await world.door.present(paymentId)).toMatchObject({ status: 'failed' });
    expect(await world.pay(paymentId, AUTHENTICATING_CARD)).toBe('requires_action');
    expect(await world.pay(paymentId)).toBe('succeeded');
    await clean();
  });

  it('charges a saved card at once', async () => {
    const referral = await world.referral();
    await saveCard(referral, SUCCEEDING_CARD);
    expect(await world.door.present(await offer(referral, newId()))).toMatchObject({ status: 'succeeded' });
    await clean();
  });

  it('waits for the employer where the saved card must be confirmed', async () => {
    const referral = await world.referral();
    await saveCard(referral, AUTHENTICATING_CARD);
    const view = await world.door.present(await offer(referral, newId()));
    expect(view).toMatchObject({ status: 'requires_payment' });
    expect(view.clientSecret).not.toBeNull();
  });

  it('credits a reward once', async () => {
    const { referrerId, referralId } = await world.referral();
    const userId = referrerId ?? newId<'user'>();
    const reward = { rewardId: newId(), userId, referralId, amount: Money.ofDollars(50) };
    await world.inReferral(referralId, (door) => door.payReward(reward));
    await world.inReferral(referralId, (door) => door.payReward(reward));
    expect((await world.door.earnings(userId)).available.toDollars()).toBe('50.00');
    await clean();
  });

  async function saveCard(referral: ReferralMoney, card: typeof SUCCEEDING_CARD): Promise<void> {
    const customer = await world.get(CUSTOMERS).idOf(referral.employerId);
    const setup = await world.get(PAYMENT_PROVIDER).createSetupIntent(customer);
    await world.get(CONFIRM_SANDBOX).run({
      ...card,
      id: setup.id,
      clientSecret: setup.clientSecret,
      userId: referral.employerId,
      authenticate: true,
    });
  }
});
