import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { Payment } from './payment.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const open = (...cents: number[]) =>
  Payment.open(
    {
      employerId: asId('employer'),
      purpose: 'offer',
      referralId: asId('referral'),
      offerLetterId: asId('letter'),
      jobId: null,
      lines: cents.map((amount) => ({
        kind: 'bonus',
        label: 'Referral bonus',
        amount: Money.ofCents(amount),
      })),
    },
    at,
  );

describe('a payment', () => {
  it('a payment is the sum of its lines, and never empty', () => {
    expect(open(500_00, 25_00)).toMatchObject({ amountCents: 525_00, status: 'requires_payment' });
    expect(Object.values(open(1))).not.toContain(undefined);
    expect(() => open()).toThrow(expect.objectContaining({ code: 'billing.nothing_due' }));
  });

  it('a payment succeeds once, regardless of later reports', () => {
    const payment = open(500_00);
    payment.markFailed('Your card was declined.', at);
    payment.pullEvents();
    expect([payment.markSucceeded(at), payment.markSucceeded(at)]).toEqual([true, false]);
    payment.markProcessing(at);
    payment.markFailed('late', at);
    expect(payment.pullEvents().map(({ name }) => name)).toEqual(['billing.payment_succeeded']);
    expect(payment).toMatchObject({ status: 'succeeded', failureMessage: null });
    expect(() => payment.cancel(at)).toThrow(expect.objectContaining({ code: 'billing.already_paid' }));
  });

  it('a payment refunds nothing before it succeeded', () => {
    expect(() => open(500_00).requestRefund(Money.ofCents(1), 'admin', at)).toThrow(
      expect.objectContaining({ code: 'billing.refund_too_large' }),
    );
  });

  it('a payment never refunds more than it took, in any order of settled and failed refunds', () => {
    const step = fc.record({
      cents: fc.integer({ min: 1, max: 60 }),
      end: fc.constantFrom('settle', 'fail', 'wait'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const payment = open(100);
        payment.markSucceeded(at);
        for (const { cents, end } of steps) {
          const refund = requested(payment, cents);
          if (refund && end === 'settle') payment.settleRefund(refund, 're_1', at);
          if (refund && end === 'fail') payment.failRefund(refund, 're_1', at);
          const { requested: asked, settled, failed } = sumsOf(payment);
          expect(asked + settled + failed + payment.refundable.cents).toBe(100);
          expect(payment.refundedCents).toBe(asked + settled);
        }
      }),
    );
  });

  it('a payment settles a refund once', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const refund = payment.requestRefund(Money.ofCents(100), 'admin', at);
    payment.pullEvents();
    expect(payment.settleRefund(refund.id, 're_1', at)).toBe(true);
    expect(payment.settleRefund(refund.id, 're_1', at)).toBe(false);
    expect(payment.pullEvents().map(({ name }) => name)).toEqual(['billing.refund_settled']);
  });

  it('an outdated report of a failed try does not settle a refund, but one of an unknown try does', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(100), 'admin', at);
    payment.failRefund(id, 're_1', at);
    expect(payment.settleRefund(id, 're_1', at)).toBe(false);
    expect(payment.refunds).toMatchObject([{ status: 'failed', nextTryAt: addHours(at, 24) }]);
    // First refused without an ID, it was made anyway: the next try would refund twice.
    expect(payment.settleRefund(id, 're_2', at)).toBe(true);
  });

  it('a returned refund is retried a day later, four times in all', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(100), 'admin', at);
    payment.settleRefund(id, 're_1', at);
    expect(payment.failRefund(id, 're_1', at)).toBe('settled');
    expect(payment.failRefund(id, 're_1', at)).toBeNull();
    expect(payment.refundedCents).toBe(0);
    expect(payment.retryRefund(id, addHours(at, 23))).toBe(false);
    for (let day = 1; day <= 3; day += 1) {
      const later = addHours(at, day * 24);
      expect(payment.retryRefund(id, later)).toBe(true);
      expect(payment.failRefund(id, null, later)).toBe('requested');
    }
    expect(payment.retryRefund(id, addHours(at, 10_000))).toBe(false);
    const told = payment.pullEvents().filter(({ name }) => name === 'billing.refund_failed');
    expect(told).toHaveLength(1);
  });

  it('a refund needs a person if a bank has taken its money meanwhile', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(60), 'admin', at);
    payment.failRefund(id, null, at);
    payment.loseToBank(50, at);
    payment.pullEvents();
    expect(payment.retryRefund(id, addHours(at, 24))).toBe(false);
    expect(payment.refunds).toMatchObject([{ status: 'failed', nextTryAt: null }]);
    expect(payment.pullEvents()).toMatchObject([{ name: 'billing.refund_given_up' }]);
  });

  it('a refund paid by hand after its last try no longer changes', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(60), 'admin', at);
    const byHand = () => payment.payRefundByHand(id, false, at);
    const notYet = expect.objectContaining({ code: 'billing.refund_not_given_up' });
    expect(byHand).toThrow(notYet);
    for (let day = 0; day <= 3; day += 1) {
      if (day > 0) payment.retryRefund(id, addHours(at, day * 24));
      payment.failRefund(id, `re_${day}`, addHours(at, day * 24));
      if (day < 3) expect(byHand).toThrow(notYet);
    }
    byHand();
    expect(byHand).toThrow(notYet);
    expect([payment.refundedCents, payment.refundable.cents]).toEqual([60, 40]);
    expect(payment.failRefund(id, 're_3', at)).toBeNull();
    expect(payment.settleRefund(id, 're_4', at)).toBe(false);
    expect(payment.retryRefund(id, addHours(at, 10_000))).toBe(false);
    payment.recordOutside(40, at);
    expect(payment.refunds[0]).toMatchObject({ status: 'paid_by_hand', amountCents: 60 });
  });

  it('a refund whose money a bank has taken meanwhile cannot be paid by hand', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(60), 'admin', at);
    payment.failRefund(id, null, at);
    payment.loseToBank(50, at);
    payment.retryRefund(id, addHours(at, 24));
    expect(() => payment.payRefundByHand(id, false, at)).toThrow(
      expect.objectContaining({ code: 'billing.refund_too_large' }),
    );
  });

  it('a failed, still open refund leaves none of its money to others', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    payment.failRefund(payment.requestRefund(Money.ofCents(60), 'admin', at).id, null, at);
    expect(payment.refundable.cents).toBe(40);
    expect(() => payment.requestRefund(Money.ofCents(41), 'admin', at)).toThrow(
      expect.objectContaining({ code: 'billing.refund_too_large' }),
    );
  });

  it('an outside refund counts once, for any requested, failed, and settled refunds', () => {
    const refund = fc.record({
      cents: fc.integer({ min: 1, max: 60 }),
      end: fc.constantFrom('settle', 'fail', 'wait'),
    });
    fc.assert(
      fc.property(fc.array(refund, { maxLength: 6 }), fc.integer({ min: 1, max: 100 }), (refunds, cents) => {
        const payment = open(100);
        payment.markSucceeded(at);
        for (const [index, one] of refunds.entries()) {
          const id = requested(payment, one.cents);
          if (id && one.end === 'settle') payment.settleRefund(id, `re_${index}`, at);
          if (id && one.end === 'fail') payment.failRefund(id, `re_${index}`, at);
        }
        const before = sumsOf(payment);
        // The provider never refunds twice.
        fc.pre(before.settled + cents <= 100);
        const { made, rest } = payment.recordOutside(cents, at);
        const ids = [...made, ...(rest ? [rest.id] : [])];
        for (const id of ids) payment.settleRefund(id, 'at the desk', at);
        const after = sumsOf(payment);
        expect(after.settled).toBe(before.settled + cents);
        expect(after.failed).toBe(Math.max(0, before.failed - cents));
        expect(payment.refundedCents).toBeLessThanOrEqual(100);
        expect(payment.refunds.every(({ amountCents }) => amountCents > 0)).toBe(true);
        // A requested refund does not change as long as it fits.
        if (before.settled + before.requested + cents <= 100) expect(after.requested).toBe(before.requested);
      }),
    );
  });
});

function requested(payment: Payment, cents: number): string | null {
  try {
    return payment.requestRefund(Money.ofCents(cents), 'admin', at).id;
  } catch (refusal) {
    if (refusal instanceof DomainError) return null;
    throw refusal;
  }
}

function sumsOf({ refunds }: Payment) {
  const sums = { requested: 0, settled: 0, failed: 0, paid_by_hand: 0 };
  for (const { status, amountCents } of refunds) sums[status] += amountCents;
  return sums;
}
