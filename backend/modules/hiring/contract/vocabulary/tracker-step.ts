import { hasReached, type HireStep, type ReferralStatus } from './referral-status.ts';

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
/** The first status of each step, which names it: the tracker uses the same words (rules.md#status-words). */
export const STATUS_OF_TRACKER_STEP: Readonly<Record<TrackerStep, HireStep>> = {
  submitted: 'submitted',
  pending: 'contacted',
  offer_sent: 'offer_sent',
  candidate_accepts: 'offer_signed',
  completed: 'completed',
};

/** The step of the tracker for a status; null for a rejected one. */
export function trackerStep(status: ReferralStatus): TrackerStep | null {
  return TRACKER_STEPS.findLast((step) => hasReached(status, STATUS_OF_TRACKER_STEP[step])) ?? null;
}
