import type { WorkerApplication } from '#contract/hiring/worker/worker-application.ts';
import {
  applicationStatus,
  hasInterview,
  hasReached,
  isAccepted,
  isRejected,
  REFERRAL_STATUSES,
  statusesAt,
  type ReferralStatus,
} from '#contract/hiring/vocabulary/referral-status.ts';

type Application = Pick<WorkerApplication, 'status' | 'offerLetter'>;

/** The table knows statuses, and workers read their own words for them: what one of these stands for. */
const standsFor =
  (statuses: readonly ReferralStatus[]) =>
  ({ status }: Pick<Application, 'status'>): boolean =>
    statuses.map(applicationStatus).includes(status);

/** An offer waits for the worker's answer. */
export const hasOffer = standsFor(statusesAt('offer_sent'));

/** Values of the list's `status`: offers that wait, and applications that have had a letter. */
export const OFFERED = statusesAt('offer_sent').join(',');
export const SINCE_OFFER = REFERRAL_STATUSES.filter((status) => hasReached(status, 'offer_sent')).join(',');

/** A Form I-9 exists from the accepted offer on (rules.md#i9-after-acceptance). */
export const hasAccepted = standsFor(REFERRAL_STATUSES.filter(isAccepted));

export const wasRejected = standsFor(REFERRAL_STATUSES.filter((status) => isRejected(status)));

const atInterview = standsFor(REFERRAL_STATUSES.filter(hasInterview));

/** A pending or signed digital offer; paper offers cannot be read here. */
export function hasOfferToRead(application: Application): boolean {
  const { offerLetter } = application;
  return hasOffer(application) ? offerLetter !== null : offerLetter?.status === 'signed';
}

/** Why the status is interview again: how the offer ended. Null if none did. */
export function endedOffer(application: Application): 'declined' | 'expired' | 'withdrawn' | null {
  const ended = application.offerLetter?.status;
  if (!atInterview(application)) return null;
  return ended === 'declined' || ended === 'expired' || ended === 'withdrawn' ? ended : null;
}
