import type { StatusChangeReason } from '#modules/hiring/domain/referral/status-change.ts';
import type { TimelineRow } from '#modules/hiring/application/referral/referral-queries.ts';
import type { TimelineEntry } from '#contract/hiring/index.ts';
import { isAt, isRejected } from '#contract/hiring/vocabulary/referral-status.ts';
import { STATUS_WORDS } from '#contract/hiring/vocabulary/status-words.ts';
import { isRejectionReason, type RejectionReason } from '#contract/hiring/vocabulary/rejection-reason.ts';

const REJECTED_BECAUSE: Readonly<Record<RejectionReason, string>> = {
  not_available: 'Not available',
  missing_certification: 'Missing certification',
  experience: 'Not enough experience',
  pay_expectation: 'Pay expectation',
  position_filled: 'Position filled',
  no_response: 'No response',
  other: 'Other',
  worker_declined: 'Worker declined',
};

const SPECIAL: Readonly<Partial<Record<NonNullable<StatusChangeReason>, string>>> = {
  offer_declined: 'The offer was declined',
  offer_expired: 'The offer expired',
  offer_withdrawn: 'The offer was withdrawn',
  worker_declined: 'The worker declined to be referred',
};

const SPECIAL_TO_WORKER: typeof SPECIAL = {
  ...SPECIAL,
  offer_declined: 'You declined the offer',
  worker_declined: 'You declined this referral',
};

/** The text of a timeline line for its reader (rules.md#timeline-words). */
export function timelineLabel(row: TimelineRow, isOwner: boolean): string {
  const { name, toReferrer } = STATUS_WORDS[row.status];
  return worded(row, isOwner ? name : toReferrer, name);
}

/** The same for the worker; `isApplicant` is whether they applied themselves. */
export function workerTimelineLabel(row: TimelineRow, isApplicant: boolean): string {
  const isApplied = isApplicant && isAt(row.status, 'submitted');
  const words = isApplied ? 'You applied for this job' : STATUS_WORDS[row.status].toWorker;
  return worded(row, words, words, SPECIAL_TO_WORKER);
}

function worded({ status, reason }: TimelineRow, label: string, undone: string, specials = SPECIAL): string {
  if (reason === 'rolled_back') return `The last step was undone: ${undone}`;
  const special = reason && specials[reason];
  if (special) return special;
  const why = isRejected(status) && reason && isRejectionReason(reason) ? REJECTED_BECAUSE[reason] : null;
  return why ? `${label}: ${why}` : label;
}

const CHECK_STEPS: Readonly<Record<string, string>> = {
  check_requested: 'Background check requested',
  consent_given: 'The candidate authorized the background check',
  consent_declined: 'The candidate declined the background check',
  check_clear: 'Background check: clear',
  check_concerns: 'Background check: review needed',
  check_canceled: 'The background check was canceled',
  test_requested: 'Drug test requested',
  test_consent_given: 'The candidate authorized the drug test',
  test_consent_declined: 'The candidate declined the drug test',
  test_clear: 'Drug test: negative',
  test_concerns: 'Drug test: review needed',
  test_canceled: 'The drug test was canceled',
  report_no_part: 'The employer said that no report plays a part',
  notice_sent: 'A notice about the background check was sent',
  notice_disputed: 'The candidate disputed the background check',
  test_notice_sent: 'A notice about the drug test was sent',
  test_notice_disputed: 'The candidate disputed the drug test',
  notice_canceled: 'The notice was withdrawn',
  notice_final: 'The final notice was sent',
  notice_to_mail: 'A notice could not be sent and has to be mailed',
  notice_mailed: 'A notice was mailed',
  reference_requested: 'A reference was requested',
  reference_submitted: 'A reference was given',
};

/** The label of a check step. Only the employer sees it (rules.md#check-private). */
export function checkStepLabel(kind: string): string {
  return CHECK_STEPS[kind] ?? 'Background check';
}

interface Parties {
  readonly employerId: string;
  readonly referrerId: string | null;
}

/** The person who acted. A letter is answered without signing in, so that person is the worker. */
export function timelineActor(
  { actorId, status, reason }: TimelineRow,
  parties: Parties,
): TimelineEntry['actor'] {
  if (actorId === parties.employerId) return 'employer';
  if (actorId !== null) return actorId === parties.referrerId ? 'referrer' : 'worker';
  const isByWorker = reason === 'offer_declined' || reason === 'worker_declined';
  return isAt(status, 'offer_signed') || isByWorker ? 'worker' : 'system';
}
