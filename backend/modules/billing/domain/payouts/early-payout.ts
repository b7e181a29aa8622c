import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { Money } from '#kernel/money.ts';
import { EARLY_PAYOUT } from '../../contract/vocabulary/payouts/payouts.ts';

/** The fee of an early part of a bonus, and its net amount. */
export interface EarlyPayout {
  readonly fee: Money;
  readonly payout: Money;
}

interface Part {
  readonly state: 'pending' | 'released' | 'voided';
  readonly amount: Money;
  readonly dueAt: Date;
  readonly frozenBy: string | null;
  readonly waitsForWorker: boolean;
}

const SMALLEST_FEE = Money.ofDollars(EARLY_PAYOUT.smallestFee);

/** Applies to any due date. Null if nothing would be left. */
export function earlyPayoutOf(amount: Money): EarlyPayout | null {
  const share = amount.percent(EARLY_PAYOUT.feePercent);
  const fee = share.isLessThan(SMALLEST_FEE) ? SMALLEST_FEE : share;
  const payout = amount.minus(fee);
  return payout.isPositive() ? { fee, payout } : null;
}

/** The latest due date of a part that can be taken now. */
export function earlyUntil(now: Date): Date {
  return addDays(now, EARLY_PAYOUT.withinDays);
}

/**
 * The fee of taking a part of a bonus now (rules.md#early-payout).
 * @throws DomainError `billing.early_payout_disputed`, `…_unconfirmed`, `…_too_soon`, `…_too_small`
 *   (rule_broken), `billing.early_payout_over` (conflict)
 */
export function quoteEarlyPayout(
  { state, amount, dueAt, frozenBy, waitsForWorker }: Part,
  now: Date,
): EarlyPayout {
  if (frozenBy !== null && state === 'pending') {
    throw new DomainError(
      'billing.early_payout_disputed',
      'rule_broken',
      'This part of the bonus is disputed',
    );
  }
  if (waitsForWorker && state === 'pending') {
    throw new DomainError(
      'billing.early_payout_unconfirmed',
      'rule_broken',
      'This part of the bonus waits until the worker has confirmed',
    );
  }
  if (state !== 'pending' || now >= dueAt) {
    throw new DomainError(
      'billing.early_payout_over',
      'conflict',
      "This part of the bonus isn't waiting for its day anymore",
    );
  }
  if (earlyUntil(now) < dueAt) {
    throw new DomainError(
      'billing.early_payout_too_soon',
      'rule_broken',
      'You can have this part early from 14 days before its day',
    );
  }
  const quote = earlyPayoutOf(amount);
  if (quote) return quote;
  throw new DomainError(
    'billing.early_payout_too_small',
    'rule_broken',
    'This part of the bonus is too small to be paid early',
  );
}
