import type { PaymentId, UserId } from '#kernel/ids.ts';
import type {
  AdminInboundText,
  AdminJob,
  AdminLetter,
  AdminPaperwork,
  AdminPayment,
  AdminPaymentDetail,
  AdminPerson,
  AdminReferral,
  AdminText,
  AdminUser,
  AdminSecurityEvent,
  AuditEntry,
  WaitlistSignup,
} from '../contract/index.ts';

export interface PageRequest {
  readonly limit: number;
  /** The last row of the previous page; null for the first page. */
  readonly after: { readonly at: string; readonly id: string } | null;
}

/** A row of a newest-first list: in the shape of its contract, with the exact instant that the next page starts from. */
export interface ListedRow {
  readonly id: string;
  readonly pageAt: string;
}

export interface UserSearch {
  readonly q: string | null;
  readonly role: string | null;
}

export interface StatusSearch {
  readonly q: string | null;
  readonly status: string | null;
}

export interface MeaningSearch {
  readonly q: string | null;
  readonly meaning: string | null;
}

export interface JobSearch extends StatusSearch {
  readonly employerId: string | null;
}
export type PaymentSearch = JobSearch;

export interface ReferralSearch extends StatusSearch {
  readonly referrerId: string | null;
  readonly workerId: string | null;
  readonly employerId: string | null;
}
export type LetterSearch = Omit<ReferralSearch, 'q'>;

export interface AuditSearch {
  readonly action: string | null;
  readonly actorId: string | null;
  readonly subjectId: string | null;
}

export interface SecurityEventSearch {
  readonly q: string | null;
  readonly kind: string | null;
  readonly userId: string | null;
}

export type Listed<Answer extends { readonly id: string }> = ListedRow & Answer;
export type ListedUser = Listed<AdminUser>;

/** Search filters of each list with a total. */
export interface CountedSearches {
  readonly jobs: JobSearch;
  readonly referrals: ReferralSearch;
  readonly letters: LetterSearch;
  readonly payments: PaymentSearch;
  readonly texts: StatusSearch;
  readonly inboundTexts: MeaningSearch;
  readonly waitlist: string | null;
  readonly auditLog: AuditSearch;
  readonly securityEvents: SecurityEventSearch;
}

/** Data for the admin panel. Every list is newest first and has one extra row if more follow. */
export interface AdminReader {
  users(search: UserSearch, page: PageRequest): Promise<ListedUser[]>;
  countUsers(search: UserSearch): Promise<number>;
  countWaitlist(q: string | null): Promise<number>;
  /** How many rows a list finds, but no more than `most`. */
  found<List extends keyof CountedSearches>(
    list: List,
    search: CountedSearches[List],
    most: number,
  ): Promise<number>;
  /** Null if the person does not exist. */
  person(id: UserId): Promise<AdminPerson | null>;
  /** Checks and Form I-9s of which they are the employer or the worker, the newest of each. */
  paperwork(id: UserId): Promise<AdminPaperwork>;
  jobs(search: JobSearch, page: PageRequest): Promise<Listed<AdminJob>[]>;
  referrals(search: ReferralSearch, page: PageRequest): Promise<Listed<AdminReferral>[]>;
  letters(search: LetterSearch, page: PageRequest): Promise<Listed<AdminLetter>[]>;
  payments(search: PaymentSearch, page: PageRequest): Promise<Listed<AdminPayment>[]>;
  payment(id: PaymentId): Promise<AdminPaymentDetail | null>;
  waitlist(q: string | null, page: PageRequest): Promise<Listed<WaitlistSignup>[]>;
  texts(search: StatusSearch, page: PageRequest): Promise<Listed<AdminText>[]>;
  inboundTexts(search: MeaningSearch, page: PageRequest): Promise<Listed<AdminInboundText>[]>;
  auditLog(search: AuditSearch, page: PageRequest): Promise<Listed<AuditEntry>[]>;
  securityEvents(search: SecurityEventSearch, page: PageRequest): Promise<Listed<AdminSecurityEvent>[]>;
}
