import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, type PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { SANDBOX_BANK } from '../../contract/index.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import { DisputeFixture } from '../../testing/disputes/dispute-fixture.ts';
import type { ReferralMoney } from '../billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const OWED = {
  name: 'test-owed',
  text: `select id from payments where employer_id = $1 and purpose = 'returned_payment' and status <> 'canceled'`,
};
const RETURN = {
  name: 'test-return-of',
  text: `select d.provider_dispute_id as id from disputes d join payments p on p.id = d.payment_id
    where p.employer_id = $1 and d.is_return`,
};
const BALANCES = {
  name: 'test-balances-of-returns',
  text: `select coalesce(sum(balance_cents) filter (where type = 'dispute_loss'), 0)::float8 as loss,
      coalesce(sum(balance_cents) filter (where type = 'disputes'), 0)::float8 as disputes,
      coalesce(sum(balance_cents) filter (where type = 'refunds_pending'), 0)::float8 as refunds,
      coalesce(sum(balance_cents) filter (where code = 'revenue:platform_fee'), 0)::float8 as fees
    from ledger_accounts`,
};
const DAY = 24;

describe('a debit that its bank returns after it has paid', () => {
  let fixture: BillingFixture;
  let disputes: DisputeFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
    disputes = new DisputeFixture(fixture, BALANCES);
  });
  afterAll(() => fixture.stop());
  beforeEach(() => disputes.begin());

  const clean = async () => expect((await fixture.check()).problems).toEqual([]);
  const owed = async ({ employerId }: ReferralMoney): Promise<PaymentId | null> =>
    (await fixture.sql.row<{ id: PaymentId }>(OWED, [employerId]))?.id ?? null;

  /** A letter that is paid from a bank account, whose bank has four days to answer. */
  async function offered(account: string) {
    const referral = await fixture.referral();
    const offerLetterId = newId<'offer_letter'>();
    const offer = { referral, offerLetterId, pay: PAY, addOns: [], unopened: [] };
    const ask = () => fixture.inReferral(referral.referralId, (billing) => billing.chargeOffer(offer));
    const paymentId = await ask();
    expect(await fixture.debit(paymentId, account)).toBe('processing');
    return { referral, offerLetterId, paymentId, ask };
  }

  /** Its bank pays, then takes the money back. */
  const returned = async () => {
    await fixture.advance(4 * DAY);
    await fixture.advance(3 * DAY);
  };
  const hire = (referral: ReferralMoney) =>
    fixture.inReferral(referral.referralId, (billing) => billing.commitHire(referral, fixture.now));

  it('a letter paid by debit waits for days, until the bank has paid', async () => {
    const { offerLetterId, paymentId } = await offered(SANDBOX_BANK.pays);
    await fixture.advance(3 * DAY);
    expect(await fixture.billing.present(paymentId)).toMatchObject({ status: 'processing' });
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(false);
    await fixture.advance(DAY);
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(true);
    await clean();
  });

  it('a debit that its bank refuses requests another way to pay', async () => {
    const { offerLetterId, paymentId } = await offered(SANDBOX_BANK.fails);
    await fixture.advance(4 * DAY);
    expect(await fixture.billing.present(paymentId)).toMatchObject({ status: 'failed' });
    await fixture.pay(paymentId);
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(true);
    await clean();
  });

  it('a returned debit is owed again, including the earned platform fee, and its bonus waits until it is paid', async () => {
    const { referral, offerLetterId, paymentId, ask } = await offered(SANDBOX_BANK.returns);
    await fixture.advance(4 * DAY);
    await hire(referral);
    expect(await disputes.changes()).toEqual({ fees: 400_00 });
    await fixture.advance(3 * DAY);
    await fixture.settle();
    expect(await disputes.changes()).toEqual({ fees: 400_00, loss: -925_00 });
    expect(fixture.work.about(paymentId ?? '')).toContain('billing.payment_returned');
    expect(disputes.told(referral)).toEqual(['billing.bonus_frozen']);
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(false);
    await clean();
    await fixture.advance(61 * DAY);
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    const asked = await fixture.billing.present(await ask());
    expect(asked).toMatchObject({
      id: await owed(referral),
      status: 'requires_payment',
      lines: [{ kind: 'returnedPayment', amount: '925.00' }],
    });
    await fixture.pay(asked.id);
    expect(disputes.told(referral)).toEqual(['billing.bonus_frozen', 'billing.bonus_resumed']);
    expect(await disputes.changes()).toEqual({ fees: 400_00 });
    await fixture.advance(0);
    expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    expect(await fixture.billing.isLetterPaid(offerLetterId)).toBe(true);
    await clean();
  });

  it('without a hire, a returned debit is owed only for the letter’s fee, and no missing money is refunded', async () => {
    const { referral } = await offered(SANDBOX_BANK.returns);
    await returned();
    const first = await owed(referral);
    expect(first).not.toBeNull();
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await fixture.settle();
    expect(await disputes.changes()).toEqual({ loss: -25_00 });
    const rest = await fixture.billing.present(await owed(referral));
    expect(rest).toMatchObject({ amount: '25.00', status: 'requires_payment' });
    await fixture.pay(rest.id);
    expect(await disputes.changes()).toEqual({});
    expect(await fixture.inBooks(referral)).toEqual({ taken: 950_00, returned: 0 });
    await clean();
  });

  it('a returned debit that is paid after the debt has ended is refunded', async () => {
    const { referral } = await offered(SANDBOX_BANK.returns);
    await returned();
    const first = await owed(referral);
    if (!first) throw new Error('It is owed');
    await fixture.debit(first, SANDBOX_BANK.pays);
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await fixture.advance(5 * DAY);
    expect(await fixture.inBooks(referral)).toEqual({ taken: 1850_00, returned: 925_00 });
    expect(await disputes.changes()).toEqual({ loss: -25_00 });
    await clean();
  });

  it('a returned debit that its bank pays after all is no longer owed, and what was paid again is refunded', async () => {
    for (const isPaid of [false, true]) {
      const { referral } = await offered(SANDBOX_BANK.returns);
      await fixture.advance(4 * DAY);
      await hire(referral);
      await fixture.advance(3 * DAY);
      if (isPaid) await fixture.pay(await owed(referral));
      const dispute = await fixture.sql.row<{ id: string }>(RETURN, [referral.employerId]);
      await fixture.sandbox.disputes.decide(dispute?.id ?? '', 'won');
      await fixture.settle();
      await fixture.advance(3);
      expect(await disputes.changes()).toEqual({ fees: (isPaid ? 2 : 1) * 400_00 });
      expect(await fixture.inBooks(referral)).toEqual(
        isPaid ? { taken: 1850_00, returned: 925_00 } : { taken: 925_00, returned: 0 },
      );
      await clean();
      await fixture.advance(61 * DAY);
      expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
      await clean();
    }
  });

  it('a returned debit is requested again each time its payment is canceled in the provider’s dashboard', async () => {
    const { referral, ask } = await offered(SANDBOX_BANK.returns);
    await fixture.advance(4 * DAY);
    await hire(referral);
    await fixture.advance(3 * DAY);
    for (let times = 0; times < 2; times += 1) {
      const first = await fixture.billing.present(await owed(referral));
      await fixture.parts.providers.payments.cancelPaymentIntent(first.paymentIntentId ?? '');
      await fixture.settle();
      await clean();
      const next = await owed(referral);
      expect(next).not.toBe(first.id);
      const asked = { id: next, amount: '925.00', status: 'requires_payment' };
      expect(await fixture.billing.present(await ask())).toMatchObject(asked);
    }
    await fixture.pay(await owed(referral));
    await fixture.advance(61 * DAY);
    expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    expect(await disputes.changes()).toEqual({ fees: 400_00 });
    await clean();
  });

  it('voided parts of a bonus lower the debt of a returned debit, and refund what was paid again', async () => {
    for (const isPaid of [false, true]) {
      const { referral } = await offered(SANDBOX_BANK.returns);
      await fixture.advance(4 * DAY);
      await hire(referral);
      await fixture.advance(3 * DAY);
      if (isPaid) await fixture.pay(await owed(referral));
      await fixture.inReferral(referral.referralId, (billing) => billing.voidMilestones(referral.referralId));
      await fixture.settle();
      await clean();
      expect(await fixture.inBooks(referral)).toEqual(
        isPaid ? { taken: 1850_00, returned: 500_00 } : { taken: 925_00, returned: 0 },
      );
      if (!isPaid)
        expect(await fixture.billing.present(await owed(referral))).toMatchObject({ amount: '425.00' });
    }
  });

  it('the bonus of a returned debit still waits when the hire is undone and repeated before payment', async () => {
    const { referral } = await offered(SANDBOX_BANK.returns);
    await fixture.advance(4 * DAY);
    await hire(referral);
    await fixture.advance(3 * DAY);
    await fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
    await hire(referral);
    await fixture.advance(61 * DAY);
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    await fixture.pay(await owed(referral));
    await fixture.advance(0);
    expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    await clean();
  });
});
