import { afterAll, beforeAll, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';

let fixture: BillingFixture;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(() => fixture.stop());

it('money that a second intent took for the same payment is refunded once', async () => {
  const referral = await fixture.referral();
  const pay = { rate: Money.ofDollars(25), type: 'hourly' } as const;
  const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
    billing.chargeOffer({ referral, offerLetterId: newId(), pay, addOns: [], unopened: [] }),
  );
  await fixture.pay(paymentId);
  const store = fixture.sandbox.store;
  const customerId = await fixture.parts.customers.idOf(referral.employerId);
  const { intent } = await store.addIntent({ paymentId: newId(), customerId, amountCents: 925_00 });
  await store.changeIntent(intent.id, { status: 'succeeded' });
  const report = {
    ...intent,
    status: 'succeeded',
    paymentId,
    failureMessage: null,
    keptCardId: null,
  } as const;
  const apply = () =>
    fixture.unitOfWork.transaction(() =>
      fixture.parts.settlePayment.apply(asId(paymentId ?? ''), report, 'sandbox'),
    );
  await apply();
  await apply();
  await fixture.settle();
  expect(await fixture.atProvider(referral)).toEqual({ taken: 1850_00, returned: 925_00 });
  expect(await fixture.inBooks(referral)).toEqual({ taken: 1850_00, returned: 925_00 });
  expect((await fixture.check()).problems).toEqual([]);
});
