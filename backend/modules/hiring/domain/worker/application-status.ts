import type { ReferralStatus } from '../referral/referral-status.ts';

/** The worker's own words for where an application stands (rules.md#application-words). */
export type ApplicationStatus =
  | 'submitted'
  | 'reviewing'
  | 'interview'
  | 'offer_sent'
  | 'offer_signed'
  | 'hired'
  | 'completed'
  | 'rejected';

const TOLD: Readonly<Record<ReferralStatus, ApplicationStatus>> = {
  submitted: 'submitted',
  contacted: 'reviewing',
  interviewing: 'interview',
  offer_sent: 'offer_sent',
  offer_signed: 'offer_signed',
  hired: 'hired',
  completed: 'completed',
  rejected: 'rejected',
};

/** A state of the status machine as the worker hears of it. */
export function applicationStatus(status: ReferralStatus): ApplicationStatus {
  return TOLD[status];
}
