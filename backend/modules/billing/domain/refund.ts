import { addHours } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { RefundCause } from '../contract/vocabulary/refund-causes.ts';
import type { RefundStatus } from '../contract/vocabulary/refund-statuses.ts';
import { attemptKey } from './attempt-key.ts';

/** Money going back on a payment. One that failed is tried again; what the provider has refused for good waits for a person, who pays it another way. */
export interface Refund {
  readonly id: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  readonly cause: RefundCause;
  /** Of the newest try. */
  readonly providerRefundId: string | null;
  readonly attempts: number;
  /** When what is not settled is looked at again; null where nothing more is tried. */
  readonly nextTryAt: Date | null;
}

/** True where the employer has it: what is told of it later changes nothing. */
export function isMade({ status }: Refund): boolean {
  return status === 'settled' || status === 'paid_by_hand';
}

/** A report about one try: an earlier one's says nothing about a later one. */
export interface RefundTry {
  readonly refundId: string;
  readonly attempt: number;
}

/** The first at once, the others a day after the one before has failed. */
const MOST_ATTEMPTS = 4;
const HOURS_UNTIL_RETRY = 24;
/** A task that has given up is written again. */
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
 * Which refunds are made by money that went back another way: what has failed, the oldest first, then as much of what was asked for as
 * there is no room left for, the newest first. One that it makes in part is two from then on: that part, and what is still to be made.
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

/** Answers how much of it is made, in cents. */
function cover(covered: Covered, refund: Refund, most: number, at: Date): number {
  const cents = Math.min(most, refund.amountCents);
  if (cents <= 0) return 0;
  const restCents = refund.amountCents - cents;
  const part = newRefund(cents, refund.cause, at);
  const isWhole = restCents === 0;
  const rest = { ...refund, amountCents: restCents };
  const changed = isWhole || refund.status === 'requested' ? triedAgain(isWhole ? refund : rest, at) : rest;
  covered.refunds = covered.refunds.map((one) => (one.id === refund.id ? changed : one));
  if (!isWhole) covered.refunds.push(part);
  covered.made.push(isWhole ? refund.id : part.id);
  covered.restCents -= cents;
  return cents;
}

/** Under which a try is known at the provider. */
export function tryKey({ refundId, attempt }: RefundTry): string {
  return attemptKey(refundId, attempt);
}

export function tryOf(key: string): RefundTry {
  const [refundId = '', attempt = '1'] = key.split(':');
  return { refundId, attempt: Number(attempt) };
}
