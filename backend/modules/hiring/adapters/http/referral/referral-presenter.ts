import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { PayoutSchedule } from '#modules/billing/index.ts';
import type { BodyOf } from '#platform/http/routing/answer.ts';
import type { Rewards } from '#modules/hiring/application/hiring.ts';
import type { ReferralRow } from '#modules/hiring/application/referral/referral-queries.ts';
import { mayRate } from '#modules/hiring/domain/rating/rated-side.ts';
import { nudgeFrom } from '#modules/hiring/domain/confirmation/worker-confirmation.ts';
import { isAwaitingAnswer } from '#modules/hiring/domain/referral/awaiting-letter.ts';
import { ReferralStatusMachine } from '#modules/hiring/domain/referral/referral-status-machine.ts';
import { RollbackPolicy } from '#modules/hiring/domain/referral/rollback-policy.ts';
import type { referralSchema } from '#contract/hiring/referral.ts';
import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import { isRejected } from '#contract/hiring/vocabulary/referral-status.ts';
import { STATUS_WORDS } from '#contract/hiring/vocabulary/status-words.ts';
import { maskEmail, maskPhone } from './mask-contact.ts';

/** A referral in the shape of the contract; the row's other columns are cut off by the route. */
export type ReferralAnswer = BodyOf<typeof referralSchema>;

interface Reading {
  readonly reader: UserId;
  readonly now: Date;
  /** The reward for the reader's next hire; null if the reader referred none of these workers. */
  readonly nextReward: string | null;
}

/** Shows a referral to one of its people: each sees what is theirs (rules.md#masked-contact, rules.md#private-notes). */
export class ReferralPresenter {
  private readonly rewards: Rewards;
  private readonly clock: Clock;

  constructor(rewards: Rewards, clock: Clock) {
    this.rewards = rewards;
    this.clock = clock;
  }

  async one(row: ReferralRow, reader: UserId): Promise<ReferralAnswer> {
    return referralAnswer(row, await this.reading([row], reader));
  }

  async many(rows: readonly ReferralRow[], reader: UserId): Promise<readonly ReferralAnswer[]> {
    const reading = await this.reading(rows, reader);
    return rows.map((row) => referralAnswer(row, reading));
  }

  private async reading(rows: readonly ReferralRow[], reader: UserId): Promise<Reading> {
    const isEstimated = rows.some((row) => row.referrerId === reader && !row.reward);
    const nextReward = isEstimated ? (await this.rewards.nextReward(reader)).toDollars() : null;
    return { reader, now: this.clock.now(), nextReward };
  }
}

function referralAnswer(row: ReferralRow, reading: Reading): ReferralAnswer {
  const isOwner = row.employerId === reading.reader;
  const digitalOfferAwaiting = isAwaitingAnswer(row.offerLetter, reading.now);
  const isHidden =
    row.verificationStatus === 'declined' || (isOwner && row.verificationStatus !== 'verified');
  return {
    ...row,
    statusDisplay: STATUS_WORDS[row.status].name,
    nextActions: isOwner ? ReferralStatusMachine.nextActions(row.status, { digitalOfferAwaiting }) : [],
    quickActions: isOwner ? ReferralStatusMachine.quickActions(row.status) : [],
    nextStep: ReferralStatusMachine.nextStep(row.status, { digitalOfferAwaiting }),
    workerPhone: isHidden ? maskPhone(row.workerPhone) : row.workerPhone,
    workerEmail: isHidden ? maskEmail(row.workerEmail) : row.workerEmail,
    // An employer decides on the work, so the language of a person is not shown.
    workerLanguage: row.referrerId === reading.reader ? row.workerLanguage : null,
    // Only the worker and the employer may know the result of a check.
    backgroundCheckStatus: isOwner ? row.backgroundCheckStatus : null,
    expiredCheckLinks: isOwner ? row.expiredCheckLinks : [],
    offerLetter: row.offerLetter && {
      ...row.offerLetter,
      // How the worker signs is between them and the employer.
      isConsentWithdrawn: isOwner && row.offerLetter.isConsentWithdrawn,
      due: isOwner ? row.offerLetter.due : null,
      isCountered: isOwner && row.offerLetter.isCountered,
      awaitsSignature: isOut(row.offerLetter.status) && digitalOfferAwaiting,
    },
    notes: isOwner ? row.notes : null,
    interview: isOwner ? row.interview : null,
    previousStatusNotes: isOwner ? row.previousStatusNotes : null,
    nudgeFrom: nudgeOf(row, reading.reader),
    canRollback: isOwner && row.canRollback,
    rollback: isOwner ? rollbackOf(row, reading.now) : NO_ROLLBACK,
    ...ratingOf(row, isOwner ? 'employer' : 'referrer'),
    ...payoutOf(row, reading),
    milestones: milestonesOf(row),
  };
}

/** A worker without a phone gets no reminder. */
function nudgeOf(row: ReferralRow, reader: UserId): string | null {
  if (row.referrerId !== reader || row.workerPhone === '') return null;
  return nudgeFrom(row)?.toISOString() ?? null;
}

const NO_ROLLBACK = {
  allowed: false,
  previousStatus: null,
  previousStatusDisplay: null,
  expiresAt: null,
  reason: null,
} as const;

function rollbackOf(row: ReferralRow, now: Date) {
  const { allowed, previousStatus, expiresAt, reason } = RollbackPolicy.judge(
    {
      status: row.status,
      previousStatus: row.previousStatus,
      statusChangedAt: row.statusChangedAt === null ? null : new Date(row.statusChangedAt),
      canRollback: row.canRollback,
      signedDigitally: row.signatureKind === 'digital',
      paidOut: row.paidOut,
    },
    now,
  );
  return {
    allowed,
    previousStatus,
    previousStatusDisplay: previousStatus && STATUS_WORDS[previousStatus].name,
    expiresAt: expiresAt?.toISOString() ?? null,
    reason,
  };
}

function ratingOf(
  { status, givenRatings, hasReferrer, hasEmployer }: ReferralRow,
  side: 'employer' | 'referrer',
) {
  const myRating = givenRatings?.[side] ?? null;
  const hasRatee = side === 'employer' ? hasReferrer : hasEmployer;
  return { myRating, canRate: mayRate(status, { myRating, hasRatee }) };
}

const PART_STATUS = { pending: 'coming', released: 'paid', voided: 'void' } as const;

/**
 * The planned parts from billing, else the promised terms. A rejected referral or one without a referrer has
 * none.
 */
function milestonesOf({ plannedParts, payoutSchedule, bonusCents, referrerId, status }: ReferralRow) {
  if (plannedParts) {
    return plannedParts.map(({ state, waits, ...part }) => {
      return { ...part, status: waits && state === 'pending' ? ('waiting' as const) : PART_STATUS[state] };
    });
  }
  if (referrerId === null || isRejected(status)) return [];
  const parts = PayoutSchedule.of(payoutSchedule).split(Money.ofCents(bonusCents), new Date(0));
  return parts.map(({ percent, amount }) => {
    return { id: null, percent, amount: amount.toDollars(), dueAt: null, status: 'planned' as const };
  });
}

/** Only the referrer may see what they earn on top of the bonus. */
function payoutOf({ referrerId, status, reward }: ReferralRow, { reader, nextReward }: Reading) {
  if (referrerId !== reader || isRejected(status)) {
    return { payout: null, estimatedPayout: null, payoutProcessed: false };
  }
  if (reward?.status === 'paid') {
    return { payout: reward.amount, estimatedPayout: null, payoutProcessed: true };
  }
  return { payout: null, estimatedPayout: reward?.amount ?? nextReward, payoutProcessed: false };
}
