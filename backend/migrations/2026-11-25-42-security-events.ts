import { Migration } from '@mikro-orm/migrations';

/** Security events of accounts: sign-ins, failures, and changes to how they open (rules.md#security-events). */
export class SecurityEvents extends Migration {
  override up(): void {
    // `at` is real time, like all times of sessions. A failure has no user if the address has no account.
    this.addSql(`create table security_events (
      id uuid primary key,
      at timestamptz not null default now(),
      user_id uuid references users (id),
      kind text not null,
      detail text,
      address text,
      user_agent text,
      device_mark text,
      is_new_device boolean not null default false
    )`);
    this.addSql(`create index security_events_newest on security_events (at desc, id desc)`);
    this.addSql(`create index security_events_by_user on security_events (user_id, at desc, id desc)`);
    this.addSql(`create index security_events_by_kind on security_events (kind, at desc, id desc)`);
    this.addSql(`create index security_events_by_address on security_events (address, at desc, id desc)`);
    this.addSql(
      `create index security_events_sign_ins on security_events (user_id, device_mark) where kind = 'signed_in'`,
    );
    this.keepThem();
  }

  /** Triggers, because the product's own role owns the table. Only expired events may be deleted. */
  private keepThem(): void {
    this.addSql(`create function security_events_are_kept() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
        raise exception 'Security events are only ever added to' using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger security_events_append_only before update or delete on security_events
      for each row execute function security_events_are_kept()`);
    this.addSql(`create function security_events_stay() returns trigger language plpgsql as $f$
      begin
        raise exception 'Security events are only ever added to' using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger security_events_no_truncate before truncate on security_events
      for each statement execute function security_events_stay()`);
  }
}
