import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { BillingFixture, DISPUTING_CARD } from '../../testing/billing-fixture.ts';
import { DisputeFixture } from '../../testing/disputes/dispute-fixture.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;

describe('a dispute', () => {
  let fixture: BillingFixture;
  let disputes: DisputeFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
    disputes = new DisputeFixture(fixture);
  });
  afterAll(() => fixture.stop());
  beforeEach(() => disputes.begin());

  const clean = async () => expect((await fixture.check()).problems).toEqual([]);

  it('a dispute stops the undue parts of a bonus, and winning it lets them continue', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    expect(disputes.told(referral)).toEqual(['billing.bonus_frozen']);
    expect(await disputes.changes()).toEqual({ disputes: -500_00, fees: -15_00 });
    await clean();
    await disputes.decide(referral, 'won');
    expect(disputes.told(referral)).toEqual(['billing.bonus_frozen', 'billing.bonus_resumed']);
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await fixture.advance(61 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    await clean();
  });

  it('a part of a bonus that falls due during a dispute waits, and is released when it is won', async () => {
    const referral = await disputes.hired();
    await fixture.advance(29 * 24);
    await disputes.dispute(referral);
    await fixture.advance(3 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    await disputes.decide(referral, 'won');
    await fixture.advance(0);
    expect(await disputes.bonus(referral)).toEqual({ available: 125_00, coming: 375_00 });
    await clean();
  });

  it('losing a dispute takes back unreleased parts of a bonus, and the company bears what is paid out', async () => {
    const referral = await disputes.hired();
    await fixture.advance(31 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 125_00, coming: 375_00 });
    await disputes.dispute(referral);
    await disputes.decide(referral, 'lost');
    expect(await disputes.bonus(referral)).toEqual({ available: 125_00, coming: 0 });
    expect(await disputes.changes()).toEqual({ loss: -125_00, fees: -15_00 });
    expect(disputes.told(referral)).toEqual(['billing.bonus_frozen', 'billing.bonus_taken_back']);
    await fixture.advance(61 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 125_00, coming: 0 });
    await clean();
  });

  it('a dispute whose first report is its loss takes back the unreleased parts of a bonus', async () => {
    const referral = await disputes.hired();
    const intent = await disputes.intentOf(referral);
    await fixture.unitOfWork.transaction(() => fixture.sandbox.disputes.open(intent));
    await disputes.decide(referral, 'lost');
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 0 });
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('a dispute that no one answers is lost automatically', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    await fixture.advance(22 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 0 });
    await clean();
  });

  it('a lost dispute takes what is held before a hire, and the company bears the letter’s fee', async () => {
    const referral = await disputes.offered(DISPUTING_CARD);
    expect(await disputes.changes()).toMatchObject({ held: 950_00 });
    await disputes.decide(referral, 'lost');
    expect(await disputes.changes()).toEqual({ loss: -25_00, fees: -15_00 });
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await fixture.settle();
    expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 0 });
    await clean();
  });

  it('a lost dispute leaves the terms of the signed letter to its own hire only', async () => {
    for (const signed of [null, { pay: PAY, addOns: ['drug_test'] } as const]) {
      const referral = await disputes.offered(DISPUTING_CARD);
      await disputes.decide(referral, 'lost');
      const quote = await fixture.billing.quoteHire(referral, [], signed);
      const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
        billing.chargeHire(referral, [], signed),
      );
      const { lines, amount } = await fixture.billing.present(paymentId);
      const rest = [
        ['drugTest', '50.00'],
        ['platformFee', '400.00'],
      ];
      expect(lines.map((line) => [line.kind, line.amount])).toEqual([
        ['referralBonus', '500.00'],
        ...(signed ? rest : []),
      ]);
      expect(quote.total.toDollars()).toBe(amount);
      await fixture.inReferral(referral.referralId, (billing) => billing.commitHire(referral, fixture.now));
      const again = await fixture.inReferral(referral.referralId, (billing) =>
        billing.chargeHire(referral, []),
      );
      expect(again).toBe(paymentId);
      await fixture.pay(paymentId);
      await clean();
    }
  });

  it('an open dispute stops the bonus of a new hire, and its loss leaves nothing to undo', async () => {
    const referral = await disputes.offered(DISPUTING_CARD);
    const { referralId } = referral;
    await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    await disputes.decide(referral, 'lost');
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 0 });
    await fixture.inReferral(referralId, (billing) => billing.undoHire(referralId));
    await clean();
    // The next hire owes the taken money again.
    const again = await fixture.inReferral(referralId, (billing) => billing.chargeHire(referral, []));
    expect(again).not.toBeNull();
  });

  it('undoing a hire changes nothing about an open dispute', async () => {
    const referral = await disputes.offered(DISPUTING_CARD);
    const { referralId } = referral;
    await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
    await fixture.inReferral(referralId, (billing) => billing.undoHire(referralId));
    await clean();
    await disputes.decide(referral, 'won');
    await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
    await fixture.advance(61 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    await clean();
  });

  it('a dispute ends the same regardless of the order and repetition of its reports', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    const settle = fixture.parts.settleDispute;
    const id = await disputes.disputed(referral);
    const apply = async () => {
      const now = await fixture.parts.providers.payments.retrieveDispute(id);
      await fixture.unitOfWork.transaction(() => settle.apply(now, 'sandbox'));
    };
    const opened = await fixture.parts.providers.payments.retrieveDispute(id);
    await Promise.all([apply(), apply(), apply()]);
    await disputes.decide(referral, 'lost');
    await Promise.all([apply(), apply()]);
    // An outdated report, read before the end, arrives after it.
    await fixture.unitOfWork.transaction(() => settle.apply(opened, 'sandbox'));
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 0 });
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('an outdated report does not reopen a won dispute', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    const opened = await fixture.parts.providers.payments.retrieveDispute(await disputes.disputed(referral));
    await disputes.decide(referral, 'won');
    await fixture.unitOfWork.transaction(() => fixture.parts.settleDispute.apply(opened, 'sandbox'));
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('a refund waits for an open dispute: a win issues it, and a loss means the bank has already made it', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      const referral = await disputes.offered(DISPUTING_CARD);
      const { referralId } = referral;
      await fixture.inReferral(referralId, (billing) =>
        billing.releaseUnhired(referralId, 'offer_withdrawn'),
      );
      await fixture.settle();
      await fixture.advance(5 * 24);
      expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 0 });
      await clean();
      await disputes.decide(referral, outcome);
      await fixture.advance(3);
      const returned = outcome === 'won' ? 950_00 : 0;
      expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned });
      expect(await fixture.inBooks(referral)).toEqual({ taken: 975_00, returned: 950_00 });
      await clean();
    }
    expect(await disputes.changes()).toEqual({ loss: -25_00, fees: -30_00 });
  });

  it('a dispute neither stops nor takes back a part of a bonus that is released at the same moment', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      const referral = await disputes.hired();
      await fixture.advance(29 * 24 + 23);
      fixture.now = new Date(fixture.now.getTime() + 3_600_000);
      await Promise.all([fixture.advance(0), disputes.dispute(referral), fixture.advance(0)]);
      await fixture.settle();
      expect(await disputes.bonus(referral)).toEqual({ available: 125_00, coming: 375_00 });
      await clean();
      fixture.now = new Date(fixture.now.getTime() + 31 * 86_400_000);
      await fixture.sandbox.disputes.decide(await disputes.disputed(referral), outcome);
      await Promise.all([fixture.settle(), fixture.advance(0), fixture.advance(0)]);
      await fixture.advance(0);
      expect(await disputes.bonus(referral)).toEqual({
        available: outcome === 'won' ? 500_00 : 125_00,
        coming: 0,
      });
      await clean();
    }
  });
});
