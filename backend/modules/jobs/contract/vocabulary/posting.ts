export const POSTING_TYPES = ['free', 'paid'] as const;
export type PostingType = (typeof POSTING_TYPES)[number];

export const JOB_PAYMENT_STATUSES = ['none', 'pending', 'paid', 'failed'] as const;
export type JobPaymentStatus = (typeof JOB_PAYMENT_STATUSES)[number];

interface PostFacts {
  readonly isActive: boolean;
  readonly heldReason: string | null;
  readonly postingType: PostingType;
  readonly paymentStatus: JobPaymentStatus;
  readonly onlineUntil: Date | null;
}

/**
 * The one step that the owner can take with a post: `renew` if its paid days are over, `pay` if it was never paid.
 * Null while moderators hold the job (rules.md#held-jobs).
 */
export function postStep(
  { isActive, heldReason, postingType, paymentStatus, onlineUntil }: PostFacts,
  now: Date,
): 'close' | 'reopen' | 'pay' | 'renew' | null {
  if (heldReason !== null) return null;
  if (onlineUntil !== null && onlineUntil <= now) return 'renew';
  if (postingType === 'paid' && paymentStatus !== 'paid') return 'pay';
  return isActive ? 'close' : 'reopen';
}

/** The employer's acknowledgements (rules.md#acknowledgements). */
export const ACKNOWLEDGEMENT_KINDS = ['eeo', 'osha', 'wage_transparency', 'i9', 'ada'] as const;
export type AcknowledgementKind = (typeof ACKNOWLEDGEMENT_KINDS)[number];

export const JOB_SCHEDULES = ['full-time', 'part-time', 'contract', 'temporary'] as const;
export const JOB_PAY_TYPES = ['hourly', 'salary'] as const;
