import type { ReferralStatus } from './referral-status.ts';

/**
 * The referrer's tracker, and the step for each state (rules.md#tracker-steps); a rejected one has no step.
 */
export const TRACKER_STEPS = [
  'submitted',
  'pending',
  'offer_sent',
  'candidate_accepts',
  'completed',
] as const;
export type TrackerStep = (typeof TRACKER_STEPS)[number];
/** The status that names each step: the tracker uses the same words (rules.md#status-words). */
export const STATUS_OF_TRACKER_STEP: Readonly<Record<TrackerStep, ReferralStatus>> = {
  submitted: 'submitted',
  pending: 'contacted',
  offer_sent: 'offer_sent',
  candidate_accepts: 'offer_signed',
  completed: 'completed',
};
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
