import { describe, expect, it } from 'vitest';
import { asId, type OfferLetterId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { ObligationKind } from './charge-kind.ts';
import { Obligation } from './obligation.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const payment = asId<'payment'>('payment');
const owe = (kind: ObligationKind, offerLetterId: OfferLetterId | null = asId('letter')) =>
  Obligation.owe(
    {
      referralId: asId('referral'),
      jobId: asId('job'),
      employerId: asId('employer'),
      referrerId: asId('referrer'),
      offerLetterId,
      kind,
      amount: Money.ofDollars(500),
    },
    at,
  );
const refused = expect.objectContaining({ code: 'billing.obligation_state', kind: 'conflict' });

describe('an employer’s obligation', () => {
  it('an obligation is due, held, committed by the hire, and held again when the hire is undone', () => {
    const bonus = owe('bonus');
    expect(Object.values(bonus)).not.toContain(undefined);
    expect(bonus.isFunded).toBe(false);
    bonus.fund(payment, at);
    bonus.fund(payment, at);
    expect(bonus.pullEvents().map(({ name }) => name)).toEqual(['billing.obligation_held']);
    bonus.commit(at);
    bonus.commit(at);
    expect(bonus.pullEvents().map(({ name }) => name)).toEqual(['billing.obligation_committed']);
    bonus.uncommit(at);
    expect(bonus.pullEvents().map(({ name }) => name)).toEqual(['billing.obligation_uncommitted']);
    expect(bonus.state).toBe('held');
  });

  it('letters of a referral share each obligation, except the letter fee', () => {
    const second: OfferLetterId = asId('second letter');
    expect(owe('bonus').liveKey).toBe(owe('bonus', second).liveKey);
    expect(owe('letter_fee').liveKey).not.toBe(owe('letter_fee', second).liveKey);
    expect(() => owe('letter_fee', null)).toThrow('A letter fee belongs to a letter');
  });

  it('only a paid letter fee passes to the next letter', () => {
    const second: OfferLetterId = asId('second letter');
    const fee = owe('letter_fee');
    expect(() => fee.passTo(second, at)).toThrow(refused);
    fee.fund(payment, at);
    fee.passTo(second, at);
    expect(fee).toMatchObject({ state: 'delivered', offerLetterId: second, paymentId: payment });
    expect(fee.liveKey).toBe(owe('letter_fee', second).liveKey);
    const bonus = owe('bonus');
    bonus.fund(payment, at);
    expect(() => bonus.passTo(second, at)).toThrow(refused);
  });

  it('a refunded obligation may be owed again', () => {
    const bonus = owe('bonus');
    bonus.fund(payment, at);
    bonus.refund(Money.ofDollars(500), at);
    expect(bonus).toMatchObject({ state: 'refunded', liveKey: null, isFunded: false });
  });

  it('an obligation refunds parts, never more than was paid', () => {
    const bonus = owe('bonus');
    bonus.fund(payment, at);
    bonus.commit(at);
    bonus.refund(Money.ofDollars(375), at);
    expect(bonus).toMatchObject({ state: 'committed', refundedCents: 375_00 });
    expect(() => bonus.refund(Money.ofDollars('125.01'), at)).toThrow(
      expect.objectContaining({ code: 'billing.refund_too_large' }),
    );
  });

  it('a partial refund lowers a held obligation', () => {
    const fee = owe('platform_fee');
    fee.fund(payment, at);
    fee.refund(Money.ofDollars(80), at);
    expect(fee).toMatchObject({ state: 'held', amountCents: 420_00, refundedCents: 0 });
    fee.refund(Money.ofDollars(420), at);
    expect(fee).toMatchObject({ state: 'refunded', liveKey: null });
  });

  it('the letter fee and a delivered add-on cannot be refunded', () => {
    const fee = owe('letter_fee');
    fee.fund(payment, at);
    const check = owe('background_check');
    check.fund(payment, at);
    check.deliver(at);
    for (const kept of [fee, check]) {
      expect(kept.isRefundable).toBe(false);
      expect(() => kept.refund(Money.ofDollars(1), at)).toThrow(refused);
    }
  });

  it('only an add-on can be delivered, and a paid obligation cannot be voided', () => {
    const bonus = owe('bonus');
    expect(() => bonus.deliver(at)).toThrow(refused);
    bonus.fund(payment, at);
    expect(() => bonus.void(at)).toThrow(refused);
  });
});
