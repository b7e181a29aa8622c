import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { PublicLinks } from '#kernel/links/public-links.ts';
import type { Page } from '#kernel/page.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { I9FormAnswer } from '../contract/form/i9-form.ts';
import type { EverifyDecision, EverifyState } from '../contract/vocabulary/everify/everify.ts';
import type { I9Due, I9FormStatus, I9SectionStatus } from '../contract/vocabulary/form/i9-statuses.ts';
import type { I9Entry } from '../domain/form/i9-entry.ts';
import type { I9Form } from '../domain/form/i9-form.ts';
import type { I9Link } from '../domain/links/i9-link.ts';
import type { I9FormId, Section1 } from '../domain/form/i9-record.ts';
import type { WorkTime } from '../domain/due/i9-dates.ts';

/** Where a form belongs: its referral is locked before it. */
export interface FormPlace {
  readonly id: I9FormId;
  readonly referralId: ReferralId;
}

/** (tx) What is loaded stays locked until the transaction ends. */
export interface I9FormRepository {
  find(id: I9FormId): Promise<I9Form | null>;
  findOfReferral(referralId: ReferralId): Promise<I9Form | null>;
  /** In no order. */
  findAll(ids: readonly I9FormId[]): Promise<readonly I9Form[]>;
  add(form: I9Form): Promise<void>;
  save(form: I9Form): Promise<void>;
}

/** Signed entries, the oldest first; their numbers are stored sealed (rules.md#sealed-fields). */
export interface I9Entries {
  /** (tx) */
  add(entry: I9Entry): Promise<void>;
  /** Entries with their numbers in clear text, only for the form's parties. */
  of(formIds: readonly I9FormId[]): Promise<readonly I9Entry[]>;
  /** (tx) Of a form that was purged. */
  destroy(formId: I9FormId): Promise<void>;
}

/** (tx) As the forms. */
export interface I9LinkRepository {
  findByToken(tokenHash: string): Promise<I9Link | null>;
  openOf(formId: I9FormId): Promise<readonly I9Link[]>;
  add(link: I9Link): Promise<void>;
  save(link: I9Link): Promise<void>;
}

export type I9Step =
  | 'opened'
  | 'link_sent'
  | 'code_sent'
  | 'section1_signed'
  | 'section2_signed'
  | 'section1_corrected'
  | 'section2_corrected'
  | 'supplement_a_signed'
  | 'supplement_b_signed'
  | 'viewed'
  | 'reviewed'
  | 'copy_added'
  | 'copy_viewed'
  | 'printed'
  | 'exported'
  | 'reminded'
  | `everify_${EverifyState}`
  | 'everify_notice'
  | 'everify_decided'
  | 'ended'
  | 'end_corrected'
  | 'held'
  | 'released'
  | 'canceled'
  | 'kept'
  | 'reopened'
  | 'purged';

/** The form's audit trail. A database rule makes it append-only (rules.md#i9-trail). */
export interface I9Trail {
  add(step: {
    readonly formId: I9FormId;
    readonly kind: I9Step;
    readonly actor: 'worker' | 'employer' | 'system';
    readonly actorId: UserId | null;
    readonly at: Date;
    readonly details?: Readonly<Record<string, string>>;
  }): Promise<void>;
  /** (tx) The employer has taken these along. */
  addExport(formIds: readonly I9FormId[], employerId: UserId, at: Date): Promise<void>;
}

/** Links and codes (rules.md#i9-links). */
export type I9Links = PublicLinks<'eligibility.i9'>;

export interface I9PageRow {
  readonly workerName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly startsOn: string | null;
  readonly formStatus: I9FormStatus;
  readonly section1Status: I9SectionStatus;
  readonly section1Data: Section1 | null;
  readonly signedAt: string | null;
  readonly kind: 'sent' | 'copied';
  readonly expiresAt: string;
  readonly isRevoked: boolean;
  readonly workerLanguage: Language;
  readonly helpers: readonly string[];
  readonly usesEverify: boolean;
  /** The newest case whose mismatch the worker was notified of. */
  readonly mismatch: I9PageMismatch | null;
}

export interface I9PageMismatch {
  readonly caseNumber: string;
  readonly notifiedOn: string;
  readonly mismatchOn: string;
  readonly referredOn: string | null;
  readonly decision: EverifyDecision | null;
  readonly state: EverifyState;
}

export interface MyI9ListRow {
  readonly id: I9FormId;
  readonly referralId: ReferralId;
  readonly jobTitle: string;
  readonly company: string;
  readonly status: I9FormStatus;
  readonly section1Status: I9SectionStatus;
  readonly section1SignedAt: string | null;
  readonly startsOn: string | null;
  readonly createdAt: string;
}

export interface I9TrailRow {
  readonly at: string;
  readonly kind: I9Step;
  readonly actor: 'worker' | 'employer' | 'system';
}

export interface I9ListQuery {
  readonly status: I9FormStatus | null;
  /** True lists only forms with a due day, the earliest first; otherwise the newest come first. */
  readonly isDue: boolean;
  readonly page: Page;
}

/** Selects by the first day of work, or the acceptance if that is unknown; both days are included. */
export interface I9ExportQuery {
  /** In the name of the file; a new one where it is left out. */
  readonly code?: string | null | undefined;
  readonly from: string | null;
  readonly to: string | null;
  readonly company: string | null;
  /** With the copies of documents. */
  readonly copies: boolean;
}

export interface I9ListRow extends WorkTime {
  readonly id: I9FormId;
  readonly referralId: ReferralId;
  readonly workerName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly timeZone: string;
  readonly formStatus: I9FormStatus;
  readonly section1Status: I9SectionStatus;
  readonly section2Status: I9SectionStatus;
  readonly startsOn: string | null;
  readonly receiptDueOn: string | null;
  readonly reverifyOn: string | null;
  readonly everifyState: EverifyState | null;
  readonly everifyDueKind: I9Due | null;
  readonly everifyDueOn: string | null;
  readonly isRetentionOnly: boolean;
  readonly hireEndedOn: string | null;
  readonly endedOn: string | null;
  readonly retentionExpiry: string | null;
  readonly isHeld: boolean;
  readonly nextDueOn: string | null;
  readonly createdAt: string;
}

export interface HireTerms {
  readonly startsOn: string | null;
  readonly expectedEndOn: string | null;
  /** When the letter was signed, on the screen or on paper; null for a hire without one. */
  readonly signedAt: Date | null;
}

/** Reads without locks. */
export interface I9Reader {
  placeOfToken(tokenHash: string): Promise<FormPlace | null>;
  page(tokenHash: string): Promise<I9PageRow | null>;
  /** The start date in the letter that was signed last; null without a letter. */
  startInLetter(referralId: ReferralId): Promise<string | null>;
  /** The terms that the employer and the worker agreed on. */
  hireTerms(referralId: ReferralId): Promise<HireTerms>;
  workerLanguage(referralId: ReferralId): Promise<Language>;
  trail(formId: I9FormId): Promise<readonly I9TrailRow[]>;
  /** The representative who signed section 2 for this employer last; null before their first one. */
  lastRepresentative(employerId: UserId): Promise<I9FormAnswer['lastRepresentative']>;
  /** One row more than the limit. */
  list(employerId: UserId, query: I9ListQuery): Promise<readonly I9ListRow[]>;
  /** The forms of these referrals whose worker has this account, newest first. Returns one row more than the limit. */
  listOfWorker(
    workerId: UserId,
    referrals: readonly ReferralId[],
    page: Page,
  ): Promise<readonly MyI9ListRow[]>;
  /** Forms of an employer that began, or were accepted, in a time; the oldest first. */
  toExport(employerId: UserId, query: I9ExportQuery, limit: number): Promise<readonly I9FormId[]>;
  countToExport(employerId: UserId, query: I9ExportQuery): Promise<number>;
  /** Due forms, by the date at their place: to remind of, and to purge. */
  toRemind(now: Date, limit: number): Promise<readonly FormPlace[]>;
  toPurge(now: Date, limit: number): Promise<readonly FormPlace[]>;
}
