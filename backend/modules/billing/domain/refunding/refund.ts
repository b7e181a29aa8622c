import { addHours } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { RefundCause } from '../../contract/vocabulary/refunding/refund-causes.ts';
import type { RefundStatus } from '../../contract/vocabulary/refunding/refund-statuses.ts';
import { attemptKey } from '../attempt-key.ts';

/**
 * A refund of a payment. A failed one is retried; one that the provider has refused permanently waits for a
 * person, who pays it another way.
 */
export interface Refund {
  readonly id: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  readonly cause: RefundCause;
  /** The provider's ID of the newest try. */
  readonly providerRefundId: string | null;
  readonly attempts: number;
  /** The next check of an unsettled refund; null after the last try. */
  readonly nextTryAt: Date | null;
}

/** True if the employer has it: later reports change nothing. */
export function isMade({ status }: Refund): boolean {
  return status === 'settled' || status === 'paid_by_hand';
}

/** Identifies one try: a report about it does not affect a later one. */
export interface RefundTry {
  readonly refundId: string;
  readonly attempt: number;
}

/** The first is immediate, the others follow a day after the previous failure. */
const MOST_ATTEMPTS = 4;
const HOURS_UNTIL_RETRY = 24;
/** A task that has given up is queued again. */
const HOURS_UNTIL_REMINDER = 2;

export function newRefund(amountCents: number, cause: RefundCause, at: Date): Refund {
  return {
    id: newId(),
    amountCents,
    status: 'requested',
    cause,
    providerRefundId: null,
    attempts: 1,
    nextTryAt: addHours(at, HOURS_UNTIL_REMINDER),
  };
}

export function settled(refund: Refund, providerRefundId: string): Refund {
  return { ...refund, status: 'settled', providerRefundId, nextTryAt: null };
}

export function failed(refund: Refund, providerRefundId: string | null, at: Date): Refund {
  const isLast = refund.attempts >= MOST_ATTEMPTS;
  return {
    ...refund,
    status: 'failed',
    providerRefundId: providerRefundId ?? refund.providerRefundId,
    nextTryAt: isLast ? null : addHours(at, HOURS_UNTIL_RETRY),
  };
}

export function triedAgain(refund: Refund, at: Date): Refund {
  const attempts = refund.attempts + 1;
  const nextTryAt = addHours(at, HOURS_UNTIL_REMINDER);
  return { ...refund, status: 'requested', providerRefundId: null, attempts, nextTryAt };
}

export function remindedOf(refund: Refund, at: Date): Refund {
  return { ...refund, nextTryAt: addHours(at, HOURS_UNTIL_REMINDER) };
}

/**
 * The refunds that an outside refund covers: failed ones, oldest first, then requested ones beyond the
 * remaining room, newest first. A partly covered one is split into the covered part and the rest.
 */
export function coveredBy(cents: number, refunds: readonly Refund[], roomCents: number, at: Date): Covered {
  const failedOnes = refunds.filter(({ status }) => status === 'failed');
  const askedFor = refunds.filter(({ status }) => status === 'requested').toReversed();
  const covered: Covered = { refunds: [...refunds], made: [], restCents: cents };
  for (const refund of failedOnes) cover(covered, refund, covered.restCents, at);
  let overflow = Math.min(covered.restCents, cents - roomCents);
  for (const refund of askedFor) overflow -= cover(covered, refund, overflow, at);
  return covered;
}

interface Covered {
  refunds: Refund[];
  readonly made: string[];
  restCents: number;
}

/** Returns the covered part, in cents. */
function cover(covered: Covered, refund: Refund, most: number, at: Date): number {
  const cents = Math.min(most, refund.amountCents);
  if (cents <= 0) return 0;
  const { refunds, part } = dividedBy(cents, refund, covered.refunds, at);
  // The provider could no longer make the whole.
  covered.refunds = refunds.map((one) =>
    one.id === refund.id && one.id !== part.id && one.status === 'requested' ? triedAgain(one, at) : one,
  );
  covered.made.push(part.id);
  covered.restCents -= cents;
  return cents;
}

/** Takes a part out of a refund, as a new try that another party makes. The whole retains its ID. */
export function dividedBy(
  cents: number,
  refund: Refund,
  refunds: readonly Refund[],
  at: Date,
): { readonly refunds: Refund[]; readonly part: Refund } {
  const restCents = refund.amountCents - cents;
  const part = restCents === 0 ? triedAgain(refund, at) : newRefund(cents, refund.cause, at);
  const rest = restCents === 0 ? part : { ...refund, amountCents: restCents };
  const changed = refunds.map((one) => (one.id === refund.id ? rest : one));
  return { refunds: rest === part ? changed : [...changed, part], part };
}

/** The key of a try at the provider. */
export function tryKey({ refundId, attempt }: RefundTry): string {
  return attemptKey(refundId, attempt);
}

export function tryOf(key: string): RefundTry {
  const [refundId = '', attempt = '1'] = key.split(':');
  return { refundId, attempt: Number(attempt) };
}
