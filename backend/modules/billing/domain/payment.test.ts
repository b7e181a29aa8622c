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
  it('is the sum of its lines, and never of nothing', () => {
    expect(open(500_00, 25_00)).toMatchObject({ amountCents: 525_00, status: 'requires_payment' });
    expect(Object.values(open(1))).not.toContain(undefined);
    expect(() => open()).toThrow(expect.objectContaining({ code: 'billing.nothing_due' }));
  });

  it('succeeds once, whatever is reported after', () => {
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

  it('gives nothing back before it succeeded', () => {
    expect(() => open(500_00).requestRefund(Money.ofCents(1), at)).toThrow(
      expect.objectContaining({ code: 'billing.refund_too_large' }),
    );
  });

  it('never gives back more than it took, whatever settles and fails', () => {
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
          expect(payment.refundedCents + payment.refundable.cents).toBe(100);
          expect(payment.refundable.cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('settles a refund once', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const refund = payment.requestRefund(Money.ofCents(100), at);
    payment.pullEvents();
    expect(payment.settleRefund(refund.id, 're_1', at)).toBe(true);
    expect(payment.settleRefund(refund.id, 're_1', at)).toBe(false);
    expect(payment.pullEvents().map(({ name }) => name)).toEqual(['billing.refund_settled']);
  });

  it('is not settled by an old report of a try that has failed since, and is by that of a try nobody had heard of', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(100), at);
    payment.failRefund(id, 're_1', at);
    expect(payment.settleRefund(id, 're_1', at)).toBe(false);
    expect(payment.refunds).toMatchObject([{ status: 'failed', nextTryAt: addHours(at, 24) }]);
    // Refused without a name at first, it was made all the same: the next try would give it back twice.
    expect(payment.settleRefund(id, 're_2', at)).toBe(true);
  });

  it('takes a refund back that its bank has sent back, and tries it again a day later, four times in all', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(100), at);
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

  it('does not try a refund again whose money went back another way', () => {
    const payment = open(100);
    payment.markSucceeded(at);
    const { id } = payment.requestRefund(Money.ofCents(60), at);
    payment.failRefund(id, null, at);
    payment.requestRefund(Money.ofCents(100), at);
    const later = addHours(at, 24);
    expect(payment.retryRefund(id, later)).toBe(false);
    expect(payment.refunds[0]).toMatchObject({ status: 'failed', nextTryAt: null });
  });
});

function requested(payment: Payment, cents: number): string | null {
  try {
    return payment.requestRefund(Money.ofCents(cents), at).id;
  } catch (refusal) {
    if (refusal instanceof DomainError) return null;
    throw refusal;
  }
}
