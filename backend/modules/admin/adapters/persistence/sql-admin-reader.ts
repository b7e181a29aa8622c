import type { Clock } from '#kernel/clock.ts';
import type { PaymentId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  AdminReader,
  AuditSearch,
  Listed,
  ListedRow,
  ListedUser,
  PageRequest,
  StatusSearch,
  UserSearch,
} from '../../application/admin-reader.ts';
import type {
  AdminJob,
  AdminPayment,
  AdminPaymentDetail,
  AdminReferral,
  AdminText,
  AdminUser,
  AuditEntry,
  WaitlistSignup,
} from '../../contract/index.ts';
import { AUDIT_LOG, auditFilters } from './audit-log.ts';
import { jobFilters, JOBS } from './job-list.ts';
import { countOf, pageOf, type Prepared } from './list-statement.ts';
import { paymentFilters, PAYMENTS } from './payment-list.ts';
import { PAYMENT } from './payment-statement.ts';
import { referralFilters, REFERRALS } from './referral-list.ts';
import { textFilters, TEXTS } from './text-list.ts';
import { userFilters, USERS } from './user-list.ts';
import { WAITLIST, waitlistFilters } from './waitlist.ts';

interface UserRow extends Listed<Omit<AdminUser, 'status'>> {
  readonly isDeleted: boolean;
  readonly suspendedUntilMs: number | null;
}

export class SqlAdminReader implements AdminReader {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async users(search: UserSearch, page: PageRequest): Promise<ListedUser[]> {
    const rows = await this.list<UserRow>(pageOf(USERS, userFilters(search), page));
    const now = this.clock.now().getTime();
    return rows.map((row) => ({ ...row, status: statusOf(row, now) }));
  }

  async countUsers(search: UserSearch): Promise<number> {
    const { statement, values } = countOf(USERS, userFilters(search));
    return (await this.sql.row<{ count: number }>(statement, values))?.count ?? 0;
  }

  async jobs(search: StatusSearch, page: PageRequest): Promise<Listed<AdminJob>[]> {
    return this.list(pageOf(JOBS, jobFilters(search), page));
  }

  async referrals(search: StatusSearch, page: PageRequest): Promise<Listed<AdminReferral>[]> {
    return this.list(pageOf(REFERRALS, referralFilters(search), page));
  }

  async payments(search: StatusSearch, page: PageRequest): Promise<Listed<AdminPayment>[]> {
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

  async auditLog(search: AuditSearch, page: PageRequest): Promise<Listed<AuditEntry>[]> {
    return this.list(pageOf(AUDIT_LOG, auditFilters(search), page));
  }

  private async list<Row extends ListedRow>({ statement, values }: Prepared): Promise<Row[]> {
    return this.sql.rows<Row>(statement, values);
  }
}

function statusOf({ isDeleted, suspendedUntilMs }: UserRow, now: number): AdminUser['status'] {
  if (isDeleted) return 'deleted';
  return suspendedUntilMs !== null && suspendedUntilMs > now ? 'suspended' : 'active';
}
