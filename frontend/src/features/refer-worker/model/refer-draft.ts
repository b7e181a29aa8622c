import type { User } from '../../../entities/session/index.ts';

/** The form as it is typed. */
export interface ReferDraft {
  readonly referrerName: string;
  readonly referrerPhone: string;
  readonly workerName: string;
  readonly workerPhone: string;
  readonly workerEmail: string;
  readonly experience: string;
  readonly relationship: string;
  readonly consent: boolean;
  readonly jobId: string;
}

// In memory alone: somebody else's phone number does not belong into the storage of a shared phone.
const kept = new Map<string, ReferDraft>();

const ANY_JOB = '';

/** What was typed for this job before the dialog was closed, else a form that knows who is signed in. */
export function startingDraft(user: User, jobId: string | null): ReferDraft {
  const known = kept.get(`${user.id} ${jobId ?? ANY_JOB}`);
  if (known) return known;
  return {
    referrerName: `${user.firstName} ${user.lastName}`.trim(),
    referrerPhone: user.phone ?? '',
    workerName: '',
    workerPhone: '',
    workerEmail: '',
    experience: '',
    relationship: '',
    consent: false,
    jobId: jobId ?? '',
  };
}

export function keepDraft(user: User, jobId: string | null, draft: ReferDraft): void {
  kept.set(`${user.id} ${jobId ?? ANY_JOB}`, draft);
}

export function forgetDraft(user: User, jobId: string | null): void {
  kept.delete(`${user.id} ${jobId ?? ANY_JOB}`);
}
