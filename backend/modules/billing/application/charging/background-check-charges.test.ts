import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BACKGROUND_CHECK_CHARGES } from '../../adapters/billing.tokens.ts';
import type { BackgroundPackage } from '../../contract/vocabulary/background-packages.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';
import type { BackgroundCheckCharges } from './background-check-charges.ts';

describe('the money of a background check', () => {
  let fixture: BillingFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const act = <T>(
    { referralId }: ReferralMoney,
    what: (checks: BackgroundCheckCharges) => Promise<T>,
  ): Promise<T> => fixture.inReferral(referralId, () => what(fixture.get(BACKGROUND_CHECK_CHARGES)));
  const charge = (referral: ReferralMoney, pack: BackgroundPackage = 'basic') =>
    act(referral, (checks) => checks.charge(referral, pack));
  const deliver = (referral: ReferralMoney) => act(referral, (checks) => checks.deliver(referral.referralId));
  const cancel = (referral: ReferralMoney) => act(referral, (checks) => checks.cancel(referral.referralId));
  const hire = (referral: ReferralMoney) =>
    fixture.inReferral(referral.referralId, (billing) => billing.commitHire(referral, fixture.now));
  const clean = async () => {
    await fixture.settle();
    expect((await fixture.check()).problems).toEqual([]);
  };

  it.each([
    ['basic', '30.00'],
    ['standard', '50.00'],
    ['comprehensive', '80.00'],
  ] as const)('is the price of the %s package, once, however many ask', async (pack, amount) => {
    const referral = await fixture.referral();
    const ids = await Promise.all(Array.from({ length: 10 }, () => charge(referral, pack)));
    expect(new Set(ids).size).toBe(1);
    expect(await fixture.billing.present(ids[0] ?? null)).toMatchObject({
      amount,
      status: 'requires_payment',
      lines: [{ kind: 'backgroundCheck' }],
    });
    await fixture.pay(ids[0] ?? null);
    expect(await charge(referral, pack)).toBeNull();
    await clean();
  });

  it('can be for another package while it is unpaid, and not after', async () => {
    const referral = await fixture.referral();
    await charge(referral, 'basic');
    const id = await charge(referral, 'comprehensive');
    expect(await fixture.billing.present(id)).toMatchObject({ amount: '80.00' });
    await fixture.pay(id);
    await expect(charge(referral, 'basic')).rejects.toMatchObject({
      code: 'billing.other_check',
      details: { packageType: 'comprehensive' },
    });
    await clean();
  });

  it('goes back in full until the report is there, and not after', async () => {
    const [unpaid, paid, done] = [
      await fixture.referral(),
      await fixture.referral(),
      await fixture.referral(),
    ];
    await charge(unpaid);
    for (const referral of [paid, done]) await fixture.pay(await charge(referral));
    expect(await deliver(unpaid)).toBe(false);
    expect([await deliver(done), await deliver(done)]).toEqual([true, true]);
    expect([await cancel(unpaid), await cancel(paid), await cancel(done)]).toEqual([true, true, false]);
    await fixture.inReferral(done.referralId, (billing) => billing.releaseUnhired(done.referralId));
    await fixture.settle();
    expect(await fixture.inBooks(paid)).toEqual({ taken: 3000, returned: 3000 });
    expect(await fixture.inBooks(done)).toEqual({ taken: 3000, returned: 0 });
    expect(await fixture.inBooks(unpaid)).toEqual({ taken: 0, returned: 0 });
    await clean();
  });

  it('stays earned when the hire that committed it is undone after the report', async () => {
    const referral = await fixture.referral();
    await fixture.pay(await charge(referral, 'standard'));
    await hire(referral);
    await deliver(referral);
    const undo = () =>
      fixture.inReferral(referral.referralId, (billing) => billing.undoHire(referral.referralId));
    await undo();
    expect((await fixture.check()).problems).toEqual([]);
    await hire(referral);
    await undo();
    await clean();
  });

  it('goes back after the hire when the agency gives up, once, however many say so and whatever is undone', async () => {
    const [hired, undone, done] = [
      await fixture.referral(),
      await fixture.referral(),
      await fixture.referral(),
    ];
    for (const referral of [hired, undone, done]) {
      await fixture.pay(await charge(referral, 'standard'));
      await hire(referral);
    }
    await deliver(done);
    const giveUp = (referral: ReferralMoney) => act(referral, (checks) => checks.giveUp(referral.referralId));
    await Promise.all(Array.from({ length: 10 }, () => giveUp(hired)));
    expect([await giveUp(undone), await giveUp(done)]).toEqual([true, false]);
    await fixture.inReferral(undone.referralId, (billing) => billing.undoHire(undone.referralId));
    await fixture.settle();
    expect(await fixture.inBooks(hired)).toEqual({ taken: 5000, returned: 5000 });
    expect(await fixture.inBooks(undone)).toEqual({ taken: 5000, returned: 5000 });
    expect(await fixture.inBooks(done)).toEqual({ taken: 5000, returned: 0 });
    // Another one can be ordered and is earned by the same hire.
    await fixture.pay(await charge(hired, 'basic'));
    expect(await deliver(hired)).toBe(true);
    await clean();
  });

  it('is left to the offer that it is part of', async () => {
    const referral = await fixture.referral();
    const pay = { rate: Money.ofDollars(25), type: 'hourly' } as const;
    const offer = {
      referral,
      offerLetterId: newId<'offer_letter'>(),
      pay,
      addOns: ['background_check'],
    } as const;
    const id = await fixture.inReferral(referral.referralId, (billing) => billing.chargeOffer(offer));
    await expect(charge(referral, 'standard')).rejects.toMatchObject({ code: 'billing.check_in_offer' });
    expect(await cancel(referral)).toBe(true);
    await fixture.pay(id);
    expect(await charge(referral, 'standard')).toBeNull();
    await clean();
  });
});
