import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type OfferLetterId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

describe('new terms of a letter', () => {
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
      await billing.chargeHire(referral, []);
      await billing.commitHire(referral, fixture.now);
    });
  const clean = async () => expect((await fixture.check()).problems).toEqual([]);
  const revise = (referral: ReferralMoney, offerLetterId: OfferLetterId, dollars: number) =>
    fixture.inReferral(referral.referralId, (billing) =>
      billing.reviseOffer({
        referral,
        offerLetterId,
        pay: { rate: Money.ofDollars(dollars), type: 'hourly' },
        addOns: [],
        removed: [],
      }),
    );
  const platformFees = async ({ referralId }: ReferralMoney) => {
    const text = `select coalesce(sum(amount_cents), 0)::integer as cents from obligations
      where referral_id = $1 and kind = 'platform_fee' and state in ('held', 'committed')`;
    return (await fixture.sql.row<{ cents: number }>({ name: 'test-platform-fees', text }, [referralId]))
      ?.cents;
  };

  it('new terms charge an increase once, refund a decrease from the newest part, and the hire commits the rest', async () => {
    const referral = await fixture.referral();
    const letter = newId<'offer_letter'>();
    await fixture.pay(await offer(referral, letter));
    const ids = await Promise.all(Array.from({ length: 5 }, () => revise(referral, letter, 30)));
    expect(new Set(ids).size).toBe(1);
    expect(await fixture.billing.present(ids[0] ?? null)).toMatchObject({ amount: '80.00' });
    expect(await fixture.billing.isLetterPaid(letter)).toBe(false);
    await fixture.pay(ids[0] ?? null);
    expect(await fixture.billing.isLetterPaid(letter)).toBe(true);
    await fixture.pay(await revise(referral, letter, 40));
    expect(await platformFees(referral)).toBe(640_00);
    expect(await revise(referral, letter, 28)).toBeNull();
    expect(await platformFees(referral)).toBe(448_00);
    await clean();
    await fixture.pay(await revise(referral, letter, 35));
    expect(await platformFees(referral)).toBe(560_00);
    await hire(referral);
    expect(await platformFees(referral)).toBe(560_00);
    await clean();
    expect(await fixture.atProvider(referral)).toEqual(await fixture.inBooks(referral));
  });

  it('a letter’s fee is refunded even if new terms have replaced the payment it was paid by', async () => {
    const referral = await fixture.referral();
    const letter = newId<'offer_letter'>();
    const first = (await offer(referral, letter)) ?? newId();
    await fixture.billing.present(first);
    const second = await revise(referral, letter, 30);
    await fixture.payAnyhow(first);
    await fixture.pay(second);
    await fixture.settle();
    await clean();
    expect(await fixture.parts.reader.payment(first)).toMatchObject({
      status: 'succeeded',
      refundedCents: 925_00,
    });
    expect(await fixture.billing.isLetterPaid(letter)).toBe(true);
  });
});
