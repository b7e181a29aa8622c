/** The eight states of a referral, in the order of its way (rules.md#referral-statuses). */
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

/** The way to a finished hire, step by step. */
export const HIRE_STEPS = REFERRAL_STATUSES.filter((status) => status !== 'rejected');

/** No interview yet: what the referrer's and the worker's figures call pending or open (rules.md#pending-counts). */
export const BEFORE_INTERVIEW_STATUSES = stepsBefore('interviewing');

/** Nothing is offered yet: the employer's next move (rules.md#pending-counts). */
export const PENDING_STATUSES = stepsBefore('offer_sent');

/** All statuses from the interview on. */
export const SINCE_INTERVIEW_STATUSES = HIRE_STEPS.slice(BEFORE_INTERVIEW_STATUSES.length);

/** Reaching them changes nothing but the state: no letter, no money. */
export const PLAIN_STATUSES = ['contacted', 'interviewing'] as const satisfies readonly ReferralStatus[];
export type PlainStatus = (typeof PLAIN_STATUSES)[number];

export function isPlainStatus(status: string): status is PlainStatus {
  return PLAIN_STATUSES.some((plain) => plain === status);
}

/**
 * A referral that led to work, with or without payment; every count of hires uses these (rules.md#successful-referral).
 */
export const SUCCESSFUL_HIRE_STATUSES = ['hired', 'completed'] as const satisfies readonly ReferralStatus[];

/** In SQL this is the column `referrals.is_successful_hire`. */
export function isSuccessfulHire(status: ReferralStatus): boolean {
  return SUCCESSFUL_HIRE_STATUSES.some((successful) => successful === status);
}

/** A letter is signed, on screen or on paper: a Form I-9 exists from here on (rules.md#i9-after-acceptance). */
export const ACCEPTED_STATUSES = [
  'offer_signed',
  ...SUCCESSFUL_HIRE_STATUSES,
] as const satisfies readonly ReferralStatus[];

/** The label of the employer's button for each target state (rules.md#status-words). */
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

function stepsBefore(status: ReferralStatus): readonly ReferralStatus[] {
  const steps: readonly ReferralStatus[] = HIRE_STEPS;
  return steps.slice(0, steps.indexOf(status));
}

export function isReferralStatus(text: string): text is ReferralStatus {
  return REFERRAL_STATUSES.some((status) => status === text);
}

/** Other words that the status call understands (rules.md#status-aliases). */
export const STATUS_ALIASES = {
  reviewing: 'contacted',
  interview_scheduled: 'interviewing',
  interview: 'interviewing',
  pass: 'rejected',
} as const satisfies Record<string, ReferralStatus>;
export type StatusAlias = keyof typeof STATUS_ALIASES;
export const STATUS_ALIAS_NAMES = [
  'reviewing',
  'interview_scheduled',
  'interview',
  'pass',
] as const satisfies readonly StatusAlias[];

export function isStatusAlias(text: string): text is StatusAlias {
  return STATUS_ALIAS_NAMES.some((alias) => alias === text);
}
