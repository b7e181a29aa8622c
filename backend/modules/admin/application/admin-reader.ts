import type { PaymentId } from '#kernel/ids.ts';

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

/** A user in the shape of the contract's `AdminUser`. */
export interface ListedUser extends ListedRow {
  readonly email: string;
  readonly emailVerifiedAt: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly userType: string;
  readonly location: string | null;
  readonly referralCode: string;
  readonly referredBy: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
  readonly totalReferrals: number;
  readonly successfulReferrals: number;
  readonly createdAt: string;
  readonly status: string;
}

/** What admins look at. Every list is newest first and has one row more than the limit where there are more. */
export interface AdminReader {
  users(search: UserSearch, page: PageRequest): Promise<ListedUser[]>;
  countUsers(search: UserSearch): Promise<number>;
  jobs(search: StatusSearch, page: PageRequest): Promise<ListedRow[]>;
  referrals(search: StatusSearch, page: PageRequest): Promise<ListedRow[]>;
  payments(search: StatusSearch, page: PageRequest): Promise<ListedRow[]>;
  /** The contract's `AdminPaymentDetail`, or null. */
  payment(id: PaymentId): Promise<unknown>;
  waitlist(q: string | null, page: PageRequest): Promise<ListedRow[]>;
  auditLog(search: AuditSearch, page: PageRequest): Promise<ListedRow[]>;
}
