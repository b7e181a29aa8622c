import { Migration } from '@mikro-orm/migrations';

/** The actions of admins, and the indexes for their lists, searches, and figures (rules.md#admin-audit-trail, rules.md#real-admin-figures). */
export class AdminTables extends Migration {
  override up(): void {
    this.auditLog();
    this.people();
    this.work();
    this.money();
  }

  /** Triggers make it immutable, like the ledger. Grants would not, because the product's own role owns the table. */
  private auditLog(): void {
    this.addSql(`create table audit_log (
      id uuid primary key,
      at timestamptz not null,
      actor_id uuid not null references users (id),
      action text not null,
      subject_type text not null,
      subject_id text,
      details jsonb not null default '{}',
      request_id text
    )`);
    this.addSql(`create index audit_log_newest on audit_log (at desc, id desc)`);
    this.addSql(`create index audit_log_by_actor on audit_log (actor_id, at desc, id desc)`);
    this.addSql(`create index audit_log_by_action on audit_log (action, at desc, id desc)`);
    this.addSql(`create index audit_log_by_subject on audit_log (subject_id, at desc, id desc)`);
    this.addSql(`create function audit_log_is_append_only() returns trigger language plpgsql as $f$
      begin
        raise exception 'The audit log is only ever added to' using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function audit_log_is_append_only()`);
    this.addSql(`create trigger audit_log_no_truncate before truncate on audit_log
      for each statement execute function audit_log_is_append_only()`);
  }

  private people(): void {
    this.addSql(`create index users_newest on users (created_at desc, id desc)`);
    this.addSql(`create index users_newest_of_type on users (user_type, created_at desc, id desc)`);
    // Must equal the expression in the search statements, or PostgreSQL does not use the index.
    this.addSql(`create index users_words on users using gin
      ((first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || referral_code) gin_trgm_ops)`);
  }

  private work(): void {
    this.addSql(`create index jobs_newest_of_all on jobs (created_at desc, id desc)`);
    this.addSql(`create index jobs_newest_closed on jobs (created_at desc, id desc) where not is_active`);
    this.addSql(`create index jobs_names on jobs using gin ((title || ' ' || company) gin_trgm_ops)`);
    this.addSql(`create index referrals_newest on referrals (created_at desc, id desc)`);
    this.addSql(`create index referrals_newest_of_status on referrals (status, created_at desc, id desc)`);
    this.addSql(`create index referrals_workers on referrals using gin
      ((worker_name || ' ' || coalesce(worker_email, '') || ' ' || worker_phone) gin_trgm_ops)`);
    this.addSql(
      `create index referrals_hired_at on referrals (hired_at) where status in ('hired', 'completed')`,
    );
  }

  private money(): void {
    this.addSql(`create index payments_newest on payments (created_at desc, id desc)`);
    this.addSql(
      `create index payments_newest_of_status on payments (status, created_at desc, id desc) include (amount_cents)`,
    );
    this.addSql(`create index sms_log_sent on sms_log (created_at) where status = 'sent'`);
    this.addSql(`create index ledger_transactions_occurred_at on ledger_transactions (occurred_at)`);
  }
}
