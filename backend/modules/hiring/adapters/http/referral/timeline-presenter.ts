import type { UserId } from '#kernel/ids.ts';
import type { ReferralTimeline } from '#modules/hiring/application/referral/read-referrals.ts';
import type { WorkerTimeline } from '#modules/hiring/application/worker/worker-applications.ts';
import type { TimelineEntry } from '#contract/hiring/index.ts';
import { checkStepLabel, timelineActor, timelineLabel, workerTimelineLabel } from './timeline-wording.ts';

/** A referral's history for its employer or its referrer. Notes are the employer's own (rules.md#private-notes). */
export function presentTimeline(
  { referral, steps, checks }: ReferralTimeline,
  reader: UserId,
): readonly TimelineEntry[] {
  const isOwner = referral.employerId === reader;
  const told = steps.map((row) => ({
    at: row.at,
    status: row.status,
    label: timelineLabel(row, isOwner),
    actor: timelineActor(row, referral),
    note: isOwner ? row.note : null,
  }));
  if (!isOwner) return told;
  const checked = checks.map(({ kind, ...step }) => ({ ...step, label: checkStepLabel(kind) }));
  return [...told, ...checked].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The same for its worker; the employer's notes stay with the employer. */
export function presentWorkerTimeline({ referral, steps }: WorkerTimeline): readonly TimelineEntry[] {
  const isApplicant = referral.source === 'quick_apply';
  return steps.map((row) => ({
    at: row.at,
    status: row.status,
    label: workerTimelineLabel(row, isApplicant),
    actor: timelineActor(row, referral),
    note: null,
  }));
}
