import { z } from 'zod';

/** The eight states of the one status machine (rules.md#referral-statuses). */
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
export const referralStatusSchema = z.enum(REFERRAL_STATUSES);
export type ReferralStatus = z.infer<typeof referralStatusSchema>;

/** Names of the state that a referral is in (rules.md#status-words). */
export const STATUS_DISPLAY: Readonly<Record<ReferralStatus, string>> = {
  submitted: 'New Referral',
  contacted: 'Worker Contacted',
  interviewing: 'Interview Scheduled',
  offer_sent: 'Offer Sent',
  offer_signed: 'Offer Signed',
  hired: 'Hired',
  completed: 'Work Completed',
  rejected: 'Not Selected',
};

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

/** The referrer's tracker, and the step at which each state stands (rules.md#tracker-steps); a rejected one stands nowhere. */
export const TRACKER_STEPS = [
  'submitted',
  'pending',
  'offer_sent',
  'candidate_accepts',
  'completed',
] as const;
export type TrackerStep = (typeof TRACKER_STEPS)[number];
export const TRACKER_STEP_OF_STATUS: Readonly<Record<ReferralStatus, TrackerStep | null>> = {
  submitted: 'submitted',
  contacted: 'pending',
  interviewing: 'pending',
  offer_sent: 'offer_sent',
  offer_signed: 'candidate_accepts',
  hired: 'candidate_accepts',
  completed: 'completed',
  rejected: null,
};

/** Coded reasons that the referrer and the worker may see (rules.md#rejection-reason). */
const REJECTION_REASONS = [
  'not_available',
  'missing_certification',
  'experience',
  'pay_expectation',
  'position_filled',
  'no_response',
  'other',
] as const;
export const rejectionReasonSchema = z.enum(REJECTION_REASONS, { error: 'Unknown reason' });
export type RejectionReason = z.infer<typeof rejectionReasonSchema>;
