import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { AddOnKind } from '../../domain/charging/charge-kind.ts';
import type { BackgroundPackage } from '../../contract/vocabulary/charging/background-packages.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';
import type { AddOnCharges } from './add-on-charges.ts';

const REVENUE = {
  name: 'test-add-on-revenue',
  text: `select coalesce(sum(e.amount_cents), 0)::float8 as cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'revenue:add_on' where t.referral_id = $1`,
};
const booksSchema = z.object({ taken: z.number(), returned: z.number() });

describe('the money of an add-on', () => {
  let fixture: BillingFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const act = <T>({ referralId }: ReferralMoney, what: (addOns: AddOnCharges) => Promise<T>): Promise<T> =>
    fixture.inReferral(referralId, () => what(fixture.wired.addOnCharges));
  const charge = (referral: ReferralMoney, pack: BackgroundPackage = 'basic') =>
    act(referral, (addOns) => addOns.charge(referral, { kind: 'background_check', pack }));
  const deliver = (referral: ReferralMoney, kind: AddOnKind = 'background_check') =>
    act(referral, (addOns) => addOns.deliver(referral.referralId, kind));
  const cancelOrRefund = (referral: ReferralMoney, kind: AddOnKind = 'background_check') =>
    act(referral, (addOns) => addOns.cancelOrRefund(referral.referralId, kind, 'employer_canceled'));
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
  ] as const)(
    'a background check costs the price of the %s package, once, even for parallel requests',
    async (pack, amount) => {
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
    },
  );

  it('undoing a rejection charges again the add-on it refunded, at its original price, and no other', async () => {
    const referral = await fixture.referral();
    await fixture.pay(await charge(referral, 'comprehensive'));
    await hire(referral);
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeHire(referral, ['drug_test', 'i9_verification']),
    );
    await fixture.pay(paymentId);
    await cancelOrRefund(referral, 'i9_verification');
    await fixture.advance(1);
    const rejectedAt = fixture.now;
    await fixture.inReferral(referral.referralId, (billing) => billing.voidMilestones(referral.referralId));
    await clean();
    const quote = await fixture.billing.quoteRestored(referral, rejectedAt);
    const prices = Object.fromEntries(quote.lines.map(({ kind, amount }) => [kind, amount.toDollars()]));
    expect(prices).toEqual({ background_check: '80.00', bonus: '500.00', drug_test: '50.00' });
    const again = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeRestored(referral, rejectedAt),
    );
    expect(await fixture.billing.present(again)).toMatchObject({ amount: quote.total.toDollars() });
    await hire(referral);
    await fixture.pay(again);
    for (const kind of ['background_check', 'drug_test'] as const)
      expect(await deliver(referral, kind)).toBe(true);
    expect(await fixture.sql.row(REVENUE, [referral.referralId])).toEqual({ cents: 130_00 });
    await clean();
  });

  it('a background check can change its package while it is unpaid, but not afterward', async () => {
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

  it('an undelivered background check is refunded in full, and a delivered one is not', async () => {
    const [unpaid, paid, done] = [
      await fixture.referral(),
      await fixture.referral(),
      await fixture.referral(),
    ];
    await charge(unpaid);
    for (const referral of [paid, done]) await fixture.pay(await charge(referral));
    expect(await deliver(unpaid)).toBe(false);
    expect([await deliver(done), await deliver(done)]).toEqual([true, true]);
    expect([await cancelOrRefund(unpaid), await cancelOrRefund(paid), await cancelOrRefund(done)]).toEqual([
      true,
      true,
      false,
    ]);
    await fixture.inReferral(done.referralId, (billing) =>
      billing.releaseUnhired(done.referralId, 'offer_withdrawn'),
    );
    await fixture.settle();
    expect(await fixture.inBooks(paid)).toEqual({ taken: 3000, returned: 3000 });
    expect(await fixture.inBooks(done)).toEqual({ taken: 3000, returned: 0 });
    expect(await fixture.inBooks(unpaid)).toEqual({ taken: 0, returned: 0 });
    await clean();
  });

  it('a delivered background check stays earned when the hire is undone', async () => {
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

  it('an undelivered add-on is refunded once after the hire, even for parallel requests and an undone hire', async () => {
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
    await Promise.all(Array.from({ length: 10 }, () => cancelOrRefund(hired)));
    expect([await cancelOrRefund(undone), await cancelOrRefund(done)]).toEqual([true, false]);
    await fixture.inReferral(undone.referralId, (billing) => billing.undoHire(undone.referralId));
    await fixture.settle();
    expect(await fixture.inBooks(hired)).toEqual({ taken: 5000, returned: 5000 });
    expect(await fixture.inBooks(undone)).toEqual({ taken: 5000, returned: 5000 });
    expect(await fixture.inBooks(done)).toEqual({ taken: 5000, returned: 0 });
    // Another one can be ordered, and the same hire earns it.
    await fixture.pay(await charge(hired, 'basic'));
    expect(await deliver(hired)).toBe(true);
    await clean();
  });

  it('an add-on of an offer cannot be charged separately', async () => {
    const referral = await fixture.referral();
    const pay = { rate: Money.ofDollars(25), type: 'hourly' } as const;
    const offer = {
      referral,
      offerLetterId: newId<'offer_letter'>(),
      pay,
      addOns: ['background_check'],
      unopened: [],
    } as const;
    const id = await fixture.inReferral(referral.referralId, (billing) => billing.chargeOffer(offer));
    await expect(charge(referral, 'standard')).rejects.toMatchObject({ code: 'billing.check_in_offer' });
    expect(await cancelOrRefund(referral)).toBe(true);
    await fixture.pay(id);
    expect(await charge(referral, 'standard')).toBeNull();
    await clean();
  });

  const revenue = async ({ referralId }: ReferralMoney) => {
    const row = await fixture.sql.row<{ cents: number }>(REVENUE, [referralId]);
    return row?.cents ?? 0;
  };

  it('an add-on is held after the hire and earned only by its delivery', async () => {
    const referral = await fixture.referral();
    const id = await fixture.inReferral(referral.referralId, async (billing) => {
      const made = await billing.chargeHire(referral, ['drug_test', 'i9_verification']);
      await billing.commitHire(referral, fixture.now);
      return made;
    });
    await fixture.pay(id);
    await clean();
    expect(await revenue(referral)).toBe(0);
    expect(await deliver(referral, 'drug_test')).toBe(true);
    expect(await revenue(referral)).toBe(50_00);
    await clean();
    expect(await cancelOrRefund(referral, 'i9_verification')).toBe(true);
    expect([await deliver(referral, 'i9_verification'), await cancelOrRefund(referral, 'drug_test')]).toEqual(
      [false, false],
    );
    await clean();
    expect(await revenue(referral)).toBe(50_00);
    expect(await fixture.inBooks(referral)).toEqual({ taken: 625_00, returned: 75_00 });
  });

  it('an add-on is either earned or refunded when both happen at the same moment', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const referral = await fixture.referral();
      await fixture.pay(await charge(referral));
      await hire(referral);
      const [delivered] = await Promise.all(
        [deliver(referral), cancelOrRefund(referral), deliver(referral), cancelOrRefund(referral)].toSorted(
          () => (turn % 2 === 0 ? 0 : -1),
        ),
      );
      expect(typeof delivered).toBe('boolean');
      await clean();
      const { returned } = booksSchema.parse(await fixture.inBooks(referral));
      expect(await revenue(referral)).toBe(30_00 - returned);
      expect([0, 30_00]).toContain(returned);
    }
  });

  it('an undelivered add-on is refunded when the hired worker is rejected', async () => {
    const referral = await fixture.referral();
    await fixture.pay(await charge(referral, 'standard'));
    await hire(referral);
    await fixture.inReferral(referral.referralId, (billing) => billing.voidMilestones(referral.referralId));
    await clean();
    expect(await fixture.inBooks(referral)).toEqual({ taken: 5000, returned: 5000 });
    expect(await deliver(referral)).toBe(false);
  });

  it('a drug test outside an offer costs $50, once', async () => {
    const referral = await fixture.referral();
    const test = () => act(referral, (addOns) => addOns.charge(referral, { kind: 'drug_test' }));
    const ids = await Promise.all(Array.from({ length: 10 }, test));
    expect(new Set(ids).size).toBe(1);
    expect(await fixture.billing.present(ids[0] ?? null)).toMatchObject({
      amount: '50.00',
      lines: [{ kind: 'drugTest' }],
    });
    await fixture.pay(ids[0] ?? null);
    expect(await test()).toBeNull();
    await clean();
  });
});
