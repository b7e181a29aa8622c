import type { RefundStatus } from './refund-statuses.ts';

/** The facts that decide about paying a refund by hand, stored or read. */
export interface RefundByHandFacts {
  readonly status: RefundStatus;
  /** Null after the last try. */
  readonly nextTryAt: Date | string | null;
  readonly amountCents: number;
  /** The rest of the payment, without settled refunds and lost disputes. */
  readonly untakenCents: number;
  /** A bank has the payment in dispute. */
  readonly isDisputed: boolean;
}

/** Why an admin may not pay it another way now; null if they may (rules.md#refunds-paid-by-hand). */
export function obstacleToPayByHand(
  refund: RefundByHandFacts,
): 'disputed' | 'not_given_up' | 'too_large' | null {
  if (refund.isDisputed) return 'disputed';
  if (refund.status !== 'failed' || refund.nextTryAt !== null) return 'not_given_up';
  return refund.untakenCents < refund.amountCents ? 'too_large' : null;
}
