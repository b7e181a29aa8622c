import type { ReferralStatus } from './referral-status.ts';

interface StatusWords {
  /** The status on screen (rules.md#status-words). */
  readonly name: string;
  /** The employer's button that leads to it. */
  readonly action: string;
  /** The step in the referrer's and in the worker's timeline (rules.md#timeline-words). */
  readonly toReferrer: string;
  readonly toWorker: string;
  /** The step in the evidence for a bank, with the name of who took it and without. */
  readonly evidence: string;
  readonly evidenceUnnamed: string;
  /** After "the referral is", for an undone step in the evidence. */
  readonly state: string;
}

/** The server's English words for a status. Spanish is in the catalogs of the browser. */
export const STATUS_WORDS: Readonly<Record<ReferralStatus, StatusWords>> = {
  submitted: {
    name: 'New Referral',
    action: 'New Referral',
    toReferrer: 'You referred this worker',
    toWorker: 'You were referred for this job',
    evidence: '{by} submitted the referral of {worker}.',
    evidenceUnnamed: 'The referral of {worker} was submitted.',
    state: 'submitted',
  },
  contacted: {
    name: 'Worker Contacted',
    action: 'Contact Worker',
    toReferrer: 'The employer contacted your candidate',
    toWorker: 'The employer is looking at your application',
    evidence: '{by} contacted {worker}.',
    evidenceUnnamed: '{worker} was contacted.',
    state: 'contacted',
  },
  interviewing: {
    name: 'Interview Scheduled',
    action: 'Schedule Interview',
    toReferrer: 'An interview is scheduled',
    toWorker: 'You have an interview',
    evidence: '{by} asked {worker} to an interview.',
    evidenceUnnamed: '{worker} was asked to an interview.',
    state: 'in interviews',
  },
  offer_sent: {
    name: 'Offer Sent',
    action: 'Send Offer',
    toReferrer: 'An offer was sent to your candidate',
    toWorker: 'The employer sent you an offer',
    evidence: '{by} made {worker} an offer.',
    evidenceUnnamed: 'An offer was made to {worker}.',
    state: 'with an offer',
  },
  offer_signed: {
    name: 'Offer Signed',
    action: 'Offer Signed',
    toReferrer: 'Your candidate accepted the offer',
    toWorker: 'You accepted the offer',
    evidence: 'The offer to {worker} was recorded as signed.',
    evidenceUnnamed: 'The offer to {worker} was recorded as signed.',
    state: 'with a signed offer',
  },
  hired: {
    name: 'Hired',
    action: 'Mark as Hired',
    toReferrer: 'Your candidate was hired',
    toWorker: 'You were hired',
    evidence: '{by} hired {worker}.',
    evidenceUnnamed: '{worker} was hired.',
    state: 'hired',
  },
  completed: {
    name: 'Work Completed',
    action: 'Mark Complete',
    toReferrer: 'The work is completed',
    toWorker: 'You completed the work',
    evidence: '{by} confirmed that {worker} completed the work.',
    evidenceUnnamed: '{worker} completed the work.',
    state: 'completed',
  },
  rejected: {
    name: 'Not Selected',
    action: 'Not Selected',
    toReferrer: 'The employer decided not to move forward',
    toWorker: 'The employer decided not to move forward',
    evidence: '{by} decided against {worker}.',
    evidenceUnnamed: 'The referral of {worker} ended.',
    state: 'rejected',
  },
};
