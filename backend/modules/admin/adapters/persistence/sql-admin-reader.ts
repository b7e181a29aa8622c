import type { Clock } from '#kernel/clock.ts';
import type { FieldCipher } from '#kernel/field-cipher.ts';
import type { PaymentId, UserId } from '#kernel/ids.ts';
import { inboundTextPlace } from '#modules/notifications/index.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  AdminReader,
  AuditSearch,
  CountedSearches,
  JobSearch,
  LetterSearch,
  Listed,
  ListedRow,
  ListedUser,
  MeaningSearch,
  PageRequest,
  PaymentSearch,
  ReferralSearch,
  SecurityEventSearch,
  StatusSearch,
  UserSearch,
} from '../../application/admin-reader.ts';
import {
  ACCOUNT_ACTIONS,
  type AdminInboundText,
  type AdminJob,
  type AdminLetter,
  type AdminPaperwork,
  type AdminPayment,
  type AdminPaymentDetail,
  type AdminPerson,
  type AdminReferral,
  type AdminSecurityEvent,
  type AdminText,
  type AdminUser,
  type AuditEntry,
  type WaitlistSignup,
} from '../../contract/index.ts';
import { AUDIT_LOG, auditFilters } from './lists/audit-log.ts';
import { jobFilters, JOBS } from './lists/job-list.ts';
import { letterFilters, LETTERS } from './lists/letter-list.ts';
import {
  countOf,
  countUpTo,
  pageOf,
  type Filters,
  type ListSource,
  type Prepared,
} from './lists/list-statement.ts';
import { paymentFilters, PAYMENTS } from './lists/payment-list.ts';
import { PAYMENT } from './money/payment-statement.ts';
import { PAPERWORK, PERSON } from './people/person-statement.ts';
import { referralFilters, REFERRALS } from './lists/referral-list.ts';
import { SECURITY_EVENTS, securityEventFilters } from './lists/security-event-list.ts';
import { INBOUND_TEXTS, inboundTextFilters, textFilters, TEXTS } from './lists/text-list.ts';
import { userFilters, USERS } from './lists/user-list.ts';
import { WAITLIST, waitlistFilters } from './lists/waitlist.ts';

interface AccountState {
  readonly isDeleted: boolean;
  readonly suspendedUntilMs: number | null;
}
type Derived = 'status' | 'actions';
type UserRow = Listed<Omit<AdminUser, Derived>> & AccountState;
type PersonRow = Omit<AdminPerson, Derived> & AccountState;

type FiltersOf<List extends keyof CountedSearches> = (search: CountedSearches[List]) => Filters;
const COUNTED: { readonly [List in keyof CountedSearches]: readonly [ListSource, FiltersOf<List>] } = {
  jobs: [JOBS, jobFilters],
  referrals: [REFERRALS, referralFilters],
  letters: [LETTERS, letterFilters],
  payments: [PAYMENTS, paymentFilters],
  texts: [TEXTS, textFilters],
  inboundTexts: [INBOUND_TEXTS, inboundTextFilters],
  waitlist: [WAITLIST, waitlistFilters],
  auditLog: [AUDIT_LOG, auditFilters],
  securityEvents: [SECURITY_EVENTS, securityEventFilters],
};

export class SqlAdminReader implements AdminReader {
  private readonly sql: Sql;
  private readonly clock: Clock;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, clock: Clock, cipher: FieldCipher) {
    this.sql = sql;
    this.clock = clock;
    this.cipher = cipher;
  }

  async users(search: UserSearch, page: PageRequest): Promise<ListedUser[]> {
    const rows = await this.list<UserRow>(pageOf(USERS, userFilters(search), page));
    const now = this.clock.now().getTime();
    return rows.map((row) => ({ ...row, ...derivedFrom(row, now) }));
  }

  async countUsers(search: UserSearch): Promise<number> {
    return this.count(countOf(USERS, userFilters(search)));
  }

  async countWaitlist(q: string | null): Promise<number> {
    return this.count(countOf(WAITLIST, waitlistFilters(q)));
  }

  async found<List extends keyof CountedSearches>(
    list: List,
    search: CountedSearches[List],
    most: number,
  ): Promise<number> {
    const [source, filters] = COUNTED[list];
    return this.count(countUpTo(source, filters(search), most));
  }

  async person(id: UserId): Promise<AdminPerson | null> {
    const row = await this.sql.row<PersonRow>(PERSON, [id]);
    return row && { ...row, ...derivedFrom(row, this.clock.now().getTime()) };
  }

  async paperwork(id: UserId): Promise<AdminPaperwork> {
    return (await this.sql.row<AdminPaperwork>(PAPERWORK, [id])) ?? { checks: [], forms: [] };
  }

  async jobs(search: JobSearch, page: PageRequest): Promise<Listed<AdminJob>[]> {
    return this.list(pageOf(JOBS, jobFilters(search), page));
  }

  async referrals(search: ReferralSearch, page: PageRequest): Promise<Listed<AdminReferral>[]> {
    return this.list(pageOf(REFERRALS, referralFilters(search), page));
  }

  async letters(search: LetterSearch, page: PageRequest): Promise<Listed<AdminLetter>[]> {
    return this.list(pageOf(LETTERS, letterFilters(search), page));
  }

  async payments(search: PaymentSearch, page: PageRequest): Promise<Listed<AdminPayment>[]> {
    return this.list(pageOf(PAYMENTS, paymentFilters(search), page));
  }

  async payment(id: PaymentId): Promise<AdminPaymentDetail | null> {
    return this.sql.row<AdminPaymentDetail>(PAYMENT, [id]);
  }

  async waitlist(q: string | null, page: PageRequest): Promise<Listed<WaitlistSignup>[]> {
    return this.list(pageOf(WAITLIST, waitlistFilters(q), page));
  }

  async texts(search: StatusSearch, page: PageRequest): Promise<Listed<AdminText>[]> {
    return this.list(pageOf(TEXTS, textFilters(search), page));
  }

  async inboundTexts(search: MeaningSearch, page: PageRequest): Promise<Listed<AdminInboundText>[]> {
    const rows = await this.list<Listed<AdminInboundText>>(
      pageOf(INBOUND_TEXTS, inboundTextFilters(search), page),
    );
    return rows.map((row) => ({ ...row, message: this.cipher.open(row.message, inboundTextPlace(row.id)) }));
  }

  async auditLog(search: AuditSearch, page: PageRequest): Promise<Listed<AuditEntry>[]> {
    return this.list(pageOf(AUDIT_LOG, auditFilters(search), page));
  }

  async securityEvents(
    search: SecurityEventSearch,
    page: PageRequest,
  ): Promise<Listed<AdminSecurityEvent>[]> {
    return this.list(pageOf(SECURITY_EVENTS, securityEventFilters(search), page));
  }

  private async count({ statement, values }: Prepared): Promise<number> {
    return (await this.sql.row<{ count: number }>(statement, values))?.count ?? 0;
  }

  private async list<Row extends ListedRow>({ statement, values }: Prepared): Promise<Row[]> {
    return this.sql.rows<Row>(statement, values);
  }
}

/** Nothing is left to do on a deleted account. */
function derivedFrom({ isDeleted, suspendedUntilMs }: AccountState, now: number): Pick<AdminUser, Derived> {
  if (isDeleted) return { status: 'deleted', actions: [] };
  const isSuspended = suspendedUntilMs !== null && suspendedUntilMs > now;
  return { status: isSuspended ? 'suspended' : 'active', actions: [...ACCOUNT_ACTIONS] };
}
