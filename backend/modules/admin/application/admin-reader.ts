import type { PaymentId } from '#kernel/ids.ts';
import type {
  AdminJob,
  AdminPayment,
  AdminPaymentDetail,
  AdminReferral,
  AdminText,
  AdminUser,
  AuditEntry,
  WaitlistSignup,
} from '../contract/index.ts';

export interface PageRequest {
  readonly limit: number;
  /** Where the page before ended; null for the first. */
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

export interface AuditSearch {
  readonly action: string | null;
  readonly actorId: string | null;
  readonly subjectId: string | null;
}

export type Listed<Answer extends { readonly id: string }> = ListedRow & Answer;
export type ListedUser = Listed<AdminUser>;

/** What admins look at. Every list is newest first and has one row more than the limit where there are more. */
export interface AdminReader {
  users(search: UserSearch, page: PageRequest): Promise<ListedUser[]>;
  countUsers(search: UserSearch): Promise<number>;
  jobs(search: StatusSearch, page: PageRequest): Promise<Listed<AdminJob>[]>;
  referrals(search: StatusSearch, page: PageRequest): Promise<Listed<AdminReferral>[]>;
  payments(search: StatusSearch, page: PageRequest): Promise<Listed<AdminPayment>[]>;
  payment(id: PaymentId): Promise<AdminPaymentDetail | null>;
  waitlist(q: string | null, page: PageRequest): Promise<Listed<WaitlistSignup>[]>;
  texts(search: StatusSearch, page: PageRequest): Promise<Listed<AdminText>[]>;
  auditLog(search: AuditSearch, page: PageRequest): Promise<Listed<AuditEntry>[]>;
}
