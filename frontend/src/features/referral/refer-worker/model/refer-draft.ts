import type { User } from '#entities/session/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';

export interface CrewRow {
  readonly workerName: string;
  readonly workerLatinName: string;
  readonly workerPhone: string;
  readonly workerEmail: string;
}

/** The form's values, for one worker or a crew. */
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
  /** A visitor's code. It is valid for minutes and never stored. */
  readonly code: string;
}

export const EMPTY_ROW: CrewRow = { workerName: '', workerLatinName: '', workerPhone: '', workerEmail: '' };

// In the session only, because someone else's phone number must not stay on a shared phone.
const PREFIX = 'crewvine.refer.';

/**
 * Restores the input for this job from before the dialog closed or the page reloaded. Otherwise starts with the user's
 * details and language, because the worker most likely speaks the same one.
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
  // A visitor who signs in gets their draft.
  return { ...empty, ...(user && stored(null, jobId)), ...stored(user, jobId), jobId, code: '' };
}

export function saveDraft(user: User | null, jobId: string, draft: ReferDraft): void {
  try {
    sessionStorage.setItem(nameOf(user, jobId), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full. The form still has the input.
  }
}

export function clearDraft(user: User | null, jobId: string): void {
  try {
    sessionStorage.removeItem(nameOf(user, jobId));
    sessionStorage.removeItem(nameOf(null, jobId));
  } catch {
    // Storage is blocked, so nothing is stored.
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
