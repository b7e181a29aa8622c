import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

const NO_HIRE = 'a note';

/**
 * Bonus $500, background check $50, letter $25, platform fee $400 (rules.md#fees,
 * rules.md#refund-without-hire, rules.md#undo-takes-back).
 */
describe('a story with another ending', () => {
  let app: TestApplication;
  let fixture: ProductFixture;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
  });

  const WITH_CHECK = { backgroundCheck: true };
  const amounts = (lines: readonly Loose[]) =>
    Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]));

  describe('an ending before the hire refunds everything except the letter fee', () => {
    const endings: [
      string,
      string,
      { readonly status: string; readonly isOpened?: boolean; readonly fee: string | undefined },
      (id: string, letter: { id: string; token: string }) => Promise<unknown>,
    ][] = [
      [
        'declined',
        'a second fee',
        { status: 'interviewing', fee: '25.00' },
        (_id, { token }) => fixture.answer(token, { acceptedTerms: false }),
      ],
      [
        'withdrawn before anyone opened it',
        'no second fee',
        { status: 'interviewing', fee: undefined },
        (_id, letter) => fixture.withdraw(letter.id),
      ],
      [
        'withdrawn after it was opened',
        'a second fee',
        { status: 'interviewing', isOpened: true, fee: '25.00' },
        (_id, letter) => fixture.withdraw(letter.id),
      ],
      [
        'expired without having been opened',
        'a second fee',
        { status: 'interviewing', fee: '25.00' },
        () => fixture.days(31),
      ],
      [
        'undone',
        'no second fee',
        { status: 'interviewing', fee: undefined },
        (id) => fixture.put(id, 'rollback'),
      ],
      [
        'rejected, and that is undone,',
        'no second fee',
        { status: 'rejected', fee: undefined },
        (id) => fixture.status(id, 'rejected', { notes: NO_HIRE, reason: 'no_response' }),
      ],
    ];

    it.each(endings)('after the offer is %s, the next one brings %s', async (how, _brings, expected, end) => {
      const { status, isOpened = false, fee } = expected;
      const id = await fixture.interviewing();
      const letter = await fixture.sentLetter(id, WITH_CHECK);
      if (isOpened) ok(await app.client().get(`/api/offer-letters/sign/${letter.token}`));
      expect(await fixture.summary()).toMatchObject({ spend: '975.00', held: '950.00' });
      await end(id, letter);
      await app.settle();
      expect(await fixture.problems()).toEqual([]);

      expect(await fixture.seen(id)).toMatchObject({ status, paymentStatus: 'refunded', bonusPaidAt: null });
      expect(await fixture.payment(letter.payment.id)).toMatchObject({
        amount: '975.00',
        refunded: '950.00',
      });
      expect(await fixture.total('spend')).toBe(25);
      expect(await fixture.total('refunds')).toBe(950);
      expect(await fixture.summary()).toMatchObject({ held: '0.00' });
      const late = await fixture.answer(letter.token, SIGNATURE);
      expect(late.status).toBe(how === 'declined' ? 409 : 410);
      if (status === 'rejected') ok(await fixture.put(id, 'rollback'));

      const quote = ok(await fixture.quote(id, 'backgroundCheck'));
      expect(amounts(quote.lines)).toEqual({
        referralBonus: '500.00',
        backgroundCheck: '50.00',
        ...(fee ? { letterFee: fee } : {}),
        platformFee: '400.00',
      });
      const second = await fixture.sentLetter(id, WITH_CHECK);
      expect(second.payment).toMatchObject({ amount: fee ? '975.00' : '950.00', lines: quote.lines });
      ok(await fixture.answer(second.token, SIGNATURE));
      const hired = ok(await fixture.put(id, 'hire', { addOns: WITH_CHECK }));
      expect(hired).toMatchObject({
        payment: { id: null, status: 'succeeded', amount: '0.00', lines: [] },
        referral: { status: 'hired', paymentStatus: 'paid' },
      });
      await app.settle();
      expect(await fixture.total('spend')).toBe(fee ? 1000 : 975);
      expect(await fixture.summary()).toMatchObject({
        held: '50.00',
        bonusesPaid: '500.00',
        platformFees: '400.00',
        addOns: '0.00',
      });
      expect(await fixture.problems()).toEqual([]);
    });
  });

  it('withdrawing an unpaid offer charges nothing', async () => {
    const id = await fixture.interviewing();
    const { offerLetter, payment } = ok(await fixture.offer(id));
    ok(await fixture.withdraw(offerLetter.id));
    await app.settle();
    expect((await fixture.confirm(payment)).status).toBe(409);
    expect(await fixture.summary()).toMatchObject({ spend: '0.00', held: '0.00' });
    expect(await fixture.problems()).toEqual([]);
  });

  it('undoing the rejection of a signed candidate does not restore the letter, and a new one has its own fees', async () => {
    const id = await fixture.interviewing();
    const letter = await fixture.sentLetter(id);
    ok(await fixture.answer(letter.token, SIGNATURE));
    ok(await fixture.status(id, 'rejected', { notes: NO_HIRE }));
    await app.settle();
    ok(await fixture.put(id, 'rollback'));
    expect(await fixture.seen(id)).toMatchObject({ status: 'interviewing' });
    const { payment }: Loose = ok(await fixture.offer(id, []));
    expect(amounts(payment.lines)).toMatchObject({ referralBonus: '500.00', platformFee: '400.00' });
    expect(await fixture.problems()).toEqual([]);
  });

  it('rejecting a signed candidate before the hire refunds the money', async () => {
    const id = await fixture.interviewing();
    const { token, payment } = await fixture.sentLetter(id);
    ok(await fixture.answer(token, SIGNATURE));
    expect((await fixture.status(id, 'rejected', { notes: null })).status).toBe(400);
    ok(await fixture.status(id, 'rejected', { notes: NO_HIRE }));
    await app.settle();
    expect(await fixture.payment(payment.id)).toMatchObject({ amount: '925.00', refunded: '900.00' });
    expect(await fixture.problems()).toEqual([]);
  });

  describe('an ending after the hire', () => {
    const hired = async (): Promise<{ id: string; payment: Loose }> => {
      const id = await fixture.interviewing();
      const { token, payment } = await fixture.sentLetter(id);
      ok(await fixture.answer(token, SIGNATURE));
      ok(await fixture.put(id, 'hire'));
      await app.settle();
      return { id, payment };
    };

    it('a rejection before any of the bonus is due refunds all of it, but not the fees', async () => {
      const { id, payment } = await hired();
      ok(await fixture.status(id, 'rejected', { notes: 'Left' }));
      await app.settle();
      expect(await fixture.payment(payment.id)).toMatchObject({ refunded: '500.00' });
      expect(await fixture.seen(id)).toMatchObject({ status: 'rejected', bonusPaidAt: null });
      expect(await fixture.stats()).toMatchObject({
        successfulReferrals: 0,
        pendingEarnings: '0.00',
        availableBalance: '0.00',
      });
      expect(await fixture.summary()).toMatchObject({
        spend: '425.00',
        platformFees: '400.00',
        bonusesPaid: '0.00',
      });
      expect(ok(await fixture.referrer.client.get('/api/user/tier')).successfulHires).toBe(0);
      await fixture.days(61);
      expect(await fixture.stats()).toMatchObject({ availableBalance: '0.00' });
      expect(await fixture.problems()).toEqual([]);
    });

    it('a rejection after 30 days refunds only the part that is not earned', async () => {
      const { id, payment } = await hired();
      await fixture.days(30);
      ok(await fixture.status(id, 'rejected', { notes: 'Left' }));
      await app.settle();
      expect(await fixture.payment(payment.id)).toMatchObject({ refunded: '375.00' });
      expect(await fixture.stats()).toMatchObject({ pendingEarnings: '0.00', availableBalance: '125.00' });
      await fixture.days(31);
      expect(await fixture.stats()).toMatchObject({ availableBalance: '125.00' });
      expect(await fixture.problems()).toEqual([]);
    });

    it('undoing the hire holds the bonus again, and hiring again charges nothing', async () => {
      const { id } = await hired();
      expect(await fixture.stats()).toMatchObject({ pendingEarnings: '500.00' });
      ok(await fixture.put(id, 'rollback'));
      await app.settle();
      expect(await fixture.seen(id)).toMatchObject({
        status: 'offer_signed',
        bonusPaidAt: null,
        paymentStatus: 'funded',
      });
      expect(await fixture.summary()).toMatchObject({ spend: '925.00', held: '900.00', bonusesPaid: '0.00' });
      expect(await fixture.stats()).toMatchObject({ successfulReferrals: 0, pendingEarnings: '0.00' });
      expect(ok(await fixture.referrer.client.get('/api/engagement-points')).currentPoints).toBe(60);
      expect(await fixture.problems()).toEqual([]);
      expect(ok(await fixture.put(id, 'hire')).payment).toMatchObject({ amount: '0.00', lines: [] });
      await app.settle();
      expect(await fixture.summary()).toMatchObject({ spend: '925.00', held: '0.00', bonusesPaid: '500.00' });
      expect(ok(await fixture.referrer.client.get('/api/engagement-points')).currentPoints).toBe(210);
      await fixture.days(60);
      expect(await fixture.stats()).toMatchObject({ availableBalance: '500.00' });
      expect(await fixture.problems()).toEqual([]);
    });

    it('undoing the rejection restores the hire, and the bonus is due again', async () => {
      const { id } = await hired();
      ok(await fixture.status(id, 'rejected', { notes: 'Left' }));
      await app.settle();
      ok(await fixture.put(id, 'rollback'));
      await app.settle();
      expect(await fixture.seen(id)).toMatchObject({ status: 'hired', bonusPaidAt: null });
      expect(await fixture.problems()).toEqual([]);
      const due = ok(await fixture.employer.client.post(`/api/pay-referral-bonus/${id}`));
      expect(due).toMatchObject({ status: 'requires_payment', amount: '500.00' });
      await fixture.pay(due);
      expect((await fixture.seen(id)).bonusPaidAt).not.toBeNull();
      expect(await fixture.stats()).toMatchObject({ pendingEarnings: '500.00', successfulReferrals: 1 });
      expect(await fixture.problems()).toEqual([]);
    });
  });
});
