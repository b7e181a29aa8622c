import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, type OfferLetterId, type PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { AddOnKind } from '../../domain/charging/charge-kind.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(() => fixture.stop());

const offer = (referral: ReferralMoney, offerLetterId: OfferLetterId) =>
  fixture.inReferral(referral.referralId, (billing) =>
    billing.chargeOffer({ referral, offerLetterId, pay: PAY, addOns: [], unopened: [] }),
  );
const hire = (referral: ReferralMoney, letterId: OfferLetterId | null, addOns: readonly AddOnKind[] = []) =>
  fixture.inReferral(referral.referralId, async (billing) => {
    if (letterId) await billing.dropDraft(referral.referralId, letterId);
    const paymentId = await billing.chargeHire(referral, addOns);
    await billing.commitHire(referral, fixture.now);
    return paymentId;
  });
const statusOf = async (paymentId: PaymentId | null) =>
  (await fixture.parts.reader.payment(paymentId ?? newId()))?.status;
const clean = async () => expect((await fixture.check()).problems).toEqual([]);

it('a hire without costs cancels the unpaid payment of a draft', async () => {
  const referral = await fixture.referral({ referrerId: null });
  const letterId = newId<'offer_letter'>();
  const asked = await offer(referral, letterId);
  expect(await hire(referral, letterId)).toBeNull();
  expect(await statusOf(asked)).toBe('canceled');
  await clean();
});

it('a draft’s payment that succeeds after the hire is refunded in full', async () => {
  const referral = await fixture.referral();
  const letterId = newId<'offer_letter'>();
  const asked = await offer(referral, letterId);
  await fixture.billing.present(asked);
  const due = await hire(referral, letterId);
  if (asked) await fixture.payAnyhow(asked);
  await fixture.settle();
  expect(await fixture.atProvider(referral)).toEqual({ taken: 925_00, returned: 925_00 });
  await fixture.pay(due);
  expect(await fixture.inBooks(referral)).toEqual({ taken: 1425_00, returned: 925_00 });
  await clean();
});

it('a draft takes over the charges of an undone hire, and the next hire charges only its own', async () => {
  const referral = await fixture.referral();
  await hire(referral, null, ['drug_test']);
  await fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
  const letterId = newId<'offer_letter'>();
  const asked = await offer(referral, letterId);
  const due = await hire(referral, letterId);
  expect(await statusOf(asked)).toBe('canceled');
  expect(await fixture.billing.present(due)).toMatchObject({ amount: '500.00' });
  await fixture.pay(due);
  await clean();
});

it('a payment that belongs to no letter is unchanged', async () => {
  const referral = await fixture.referral();
  const letterId = newId<'offer_letter'>();
  await fixture.pay(await offer(referral, letterId));
  const due = await hire(referral, letterId, ['drug_test']);
  await fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
  expect(await hire(referral, letterId, ['drug_test'])).toBe(due);
  await fixture.pay(due);
  await fixture.settle();
  expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 400_00 });
  await clean();
});
