import type { ReferralStatus } from './referral-status.ts';

/** The status of an application in the worker's words (rules.md#application-words). */
export const APPLICATION_STATUSES = [
  'submitted',
  'reviewing',
  'interview',
  'offer_sent',
  'offer_signed',
  'hired',
  'completed',
  'rejected',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

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
