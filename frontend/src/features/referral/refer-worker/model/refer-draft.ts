import type { User } from '#entities/session/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

export interface CrewRow {
  readonly workerName: string;
  readonly workerLatinName: string;
  readonly workerPhone: string;
  readonly workerEmail: string;
}

/** The form as it is typed: for one worker, or for a crew. */
export interface ReferDraft {
  readonly kind: 'worker' | 'crew';
  readonly workerName: string;
  readonly workerLatinName: string;
  readonly workerPhone: string;
  readonly workerEmail: string;
  readonly team: readonly CrewRow[];
  readonly relationship: string;
  readonly workerLanguage: string;
  readonly experience: string;
  readonly referrerName: string;
  readonly referrerPhone: string;
  readonly consent: boolean;
  readonly jobId: string;
  /** Of somebody who is not signed in; it is good for minutes and never kept. */
  readonly code: string;
}

export const EMPTY_ROW: CrewRow = { workerName: '', workerLatinName: '', workerPhone: '', workerEmail: '' };

// Until the tab is closed and no longer: someone else's phone number must not stay on a shared phone.
const PREFIX = 'crewvine.refer.';

/**
 * What was typed for this job before the dialog was closed or the page was loaded anew, else a form that knows who is signed in
 * and in which language they read it: the worker most likely speaks the same.
 */
export function startingDraft(user: User | null, jobId: string, language: Language): ReferDraft {
  const empty: ReferDraft = {
    kind: 'worker',
    workerName: '',
    workerLatinName: '',
    workerPhone: '',
    workerEmail: '',
    team: [EMPTY_ROW, EMPTY_ROW],
    relationship: '',
    workerLanguage: language,
    experience: '',
    referrerName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    referrerPhone: user?.phone ? formatPhone(user.phone) : '',
    consent: false,
    jobId,
    code: '',
  };
  // What a visitor typed is theirs when they have signed in.
  return { ...empty, ...(user && stored(null, jobId)), ...stored(user, jobId), jobId, code: '' };
}

export function saveDraft(user: User | null, jobId: string, draft: ReferDraft): void {
  try {
    sessionStorage.setItem(nameOf(user, jobId), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the form still holds what was typed.
  }
}

export function clearDraft(user: User | null, jobId: string): void {
  try {
    sessionStorage.removeItem(nameOf(user, jobId));
    sessionStorage.removeItem(nameOf(null, jobId));
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function stored(user: User | null, jobId: string): Partial<ReferDraft> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(user, jobId)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

function nameOf(user: User | null, jobId: string): string {
  return `${PREFIX}${user?.id ?? 'visitor'}.${jobId}`;
}
