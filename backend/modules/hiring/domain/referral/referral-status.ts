/** The eight states of a referral (rules.md#referral-statuses). */
export const REFERRAL_STATUSES = [
  'submitted',
  'contacted',
  'interviewing',
  'offer_sent',
  'offer_signed',
  'hired',
  'completed',
  'rejected',
] as const;

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** What the employer presses to bring a referral into a state (rules.md#status-words). */
export const ACTION_LABELS: Readonly<Record<ReferralStatus, string>> = {
  submitted: 'New Referral',
  contacted: 'Contact Worker',
  interviewing: 'Schedule Interview',
  offer_sent: 'Send Offer',
  offer_signed: 'Offer Signed',
  hired: 'Mark as Hired',
  completed: 'Mark Complete',
  rejected: 'Not Selected',
};

/** How a state reads on screen (rules.md#status-words). */
export const STATUS_DISPLAY_NAMES: Readonly<Record<ReferralStatus, string>> = {
  submitted: 'New Referral',
  contacted: 'Worker Contacted',
  interviewing: 'Interview Scheduled',
  offer_sent: 'Offer Sent',
  offer_signed: 'Offer Signed',
  hired: 'Hired',
  completed: 'Work Completed',
  rejected: 'Not Selected',
};

/** Coded reasons the referrer and the worker may see (rules.md#rejection-reason). */
export const REJECTION_REASONS = [
  'not_available',
  'missing_certification',
  'experience',
  'pay_expectation',
  'position_filled',
  'no_response',
  'other',
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number];

export function isReferralStatus(text: string): text is ReferralStatus {
  return REFERRAL_STATUSES.some((status) => status === text);
}

export function isRejectionReason(text: string): text is RejectionReason {
  return REJECTION_REASONS.some((reason) => reason === text);
}
