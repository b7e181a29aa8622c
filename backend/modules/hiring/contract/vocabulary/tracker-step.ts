import { HIRE_STEPS, rankOf, type HireStep, type ReferralStatus } from './referral-status.ts';

/**
 * The steps of the referrer's tracker (rules.md#tracker-steps).
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
export const STATUS_OF_TRACKER_STEP: Readonly<Record<TrackerStep, HireStep>> = {
  submitted: 'submitted',
  pending: 'contacted',
  offer_sent: 'offer_sent',
  candidate_accepts: 'offer_signed',
  completed: 'completed',
};

const TRACKER_STEP_OF: Readonly<Record<HireStep, TrackerStep>> = {
  submitted: 'submitted',
  contacted: 'pending',
  interviewing: 'pending',
  offer_sent: 'offer_sent',
  offer_signed: 'candidate_accepts',
  hired: 'candidate_accepts',
  completed: 'completed',
};

/** The step of the tracker for a status; null for a rejected one. */
export function trackerStep(status: ReferralStatus): TrackerStep | null {
  const step = HIRE_STEPS[rankOf(status)];
  return step ? TRACKER_STEP_OF[step] : null;
}
