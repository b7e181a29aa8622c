import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#contract/hiring/vocabulary/application-status.ts';
import type { WorkerApplication } from '#contract/hiring/worker-application.ts';

interface NextStep {
  readonly status: ApplicationStatus;
  /** Who has to act before it can come. */
  readonly actor: 'employer' | 'you';
}

/** The step that would come next; null where the way ends. */
export function nextStepOf({ status }: Pick<WorkerApplication, 'status'>): NextStep | null {
  if (status === 'completed' || status === 'rejected') return null;
  const next = APPLICATION_STATUSES[APPLICATION_STATUSES.indexOf(status) + 1];
  return next ? { status: next, actor: status === 'offer_sent' ? 'you' : 'employer' } : null;
}
