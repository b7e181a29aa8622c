import { addHours } from '#kernel/clock.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';

const WINDOW_HOURS = 24;

export const ROLLBACK_REFUSALS = {
  noPreviousStatus: 'No previous status to return to',
  unknownChangeTime: 'Unable to determine when the status changed',
  tooLate: 'Rollback time limit exceeded (24 hours)',
  signedOffer: 'A signed offer cannot be undone',
  bonusPaidOut: 'A bonus has already been paid out',
} as const;

export type RollbackRefusal = (typeof ROLLBACK_REFUSALS)[keyof typeof ROLLBACK_REFUSALS];

export interface LastChange {
  readonly status: ReferralStatus;
  readonly previousStatus: ReferralStatus | null;
  readonly statusChangedAt: Date | null;
  /** False once the last change was undone, or was none of the employer's. */
  readonly canRollback: boolean;
  readonly signedDigitally: boolean;
  /** Money of this referral has left for the referrer: a milestone or a reward was paid. */
  readonly paidOut: boolean;
}

export interface RollbackVerdict {
  readonly allowed: boolean;
  /** The status after an undo. */
  readonly previousStatus: ReferralStatus | null;
  readonly expiresAt: Date | null;
  readonly reason: RollbackRefusal | null;
}

/** Whether the last change may be undone: one step, once, strictly within 24 hours (rules.md#rollback-window). */
export const RollbackPolicy = {
  judge(change: LastChange, now: Date): RollbackVerdict {
    const expiresAt = change.statusChangedAt && addHours(change.statusChangedAt, WINDOW_HOURS);
    const reason = refusal(change, expiresAt, now);
    return { allowed: reason === null, previousStatus: returnsTo(change), expiresAt, reason };
  },
} as const;

/**
 * The state before the change. A rejection has ended an open or signed letter and refunded it, and a
 * signature on paper has ended its link. A referral without a live letter is at interviewing
 * (rules.md#back-to-interviewing), because at offer_sent it would wait for an answer that cannot come.
 */
function returnsTo({ status, previousStatus }: LastChange): ReferralStatus | null {
  const hadLetter = previousStatus === 'offer_sent' || previousStatus === 'offer_signed';
  return hadLetter && (status === 'rejected' || status === 'offer_signed') ? 'interviewing' : previousStatus;
}

function refusal(change: LastChange, expiresAt: Date | null, now: Date): RollbackRefusal | null {
  if (!change.previousStatus || !change.canRollback) return ROLLBACK_REFUSALS.noPreviousStatus;
  if (!expiresAt) return ROLLBACK_REFUSALS.unknownChangeTime;
  if (now >= expiresAt) return ROLLBACK_REFUSALS.tooLate;
  if (change.status === 'offer_signed' && change.signedDigitally) return ROLLBACK_REFUSALS.signedOffer;
  if (change.paidOut) return ROLLBACK_REFUSALS.bonusPaidOut;
  return null;
}
