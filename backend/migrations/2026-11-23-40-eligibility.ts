import { Migration } from '@mikro-orm/migrations';

/** Form I-9: current state, signed entries, links to section 1, and an immutable trail (rules.md#i9-forms). */
export class EligibilityTables extends Migration {
  override up(): void {
    this.forms();
    this.entries();
    this.links();
    this.trail();
  }

  private forms(): void {
    this.addSql(`create table i9_forms (
      id uuid primary key,
      referral_id uuid not null unique references referrals (id),
      job_id uuid not null references jobs (id),
      employer_id uuid not null references users (id),
      worker_name text not null,
      worker_email text,
      job_title text not null,
      company text not null,
      time_zone text not null,
      accepted_on date not null,
      starts_on date,
      form_status text not null default 'incomplete'
        check (form_status in ('incomplete', 'complete', 'canceled', 'purged')),
      section1_status text not null default 'pending' check (section1_status in ('pending', 'complete')),
      section1_data jsonb,
      section1_completed_at timestamptz,
      section1_ip_address text,
      section2_status text not null default 'pending' check (section2_status in ('pending', 'complete')),
      section2_data jsonb,
      section2_documents jsonb,
      section2_completed_at timestamptz,
      verifier_id uuid references users (id),
      verifier_name text,
      reverify_on date,
      receipt_due_on date,
      ended_on date,
      is_retention_only boolean not null default false,
      retention_expiry date,
      held_at timestamptz,
      compliance_notes text,
      canceled_at timestamptz,
      purged_at timestamptz,
      next_due_on date,
      next_reminder_on date,
      reminded_on date,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((section1_status = 'complete') = (section1_completed_at is not null)),
      check ((section2_status = 'complete') = (section2_completed_at is not null)),
      check (section2_status = 'pending' or section1_status = 'complete'),
      check ((form_status = 'canceled') = (canceled_at is not null and purged_at is null)),
      check ((form_status = 'purged') = (purged_at is not null)),
      check (form_status <> 'purged' or (section1_data is null and section2_data is null and section2_documents is null))
    )`);
    this.addSql(`create index i9_forms_job_id on i9_forms (job_id)`);
    this.addSql(`create index i9_forms_employer on i9_forms (employer_id, created_at, id)`);
    this.addSql(
      `create index i9_forms_due on i9_forms (employer_id, next_due_on, id) where next_due_on is not null`,
    );
    this.addSql(`create index i9_forms_verifier_id on i9_forms (verifier_id)`);
    this.addSql(
      `create index i9_forms_reminders on i9_forms (next_reminder_on, id) where next_reminder_on is not null`,
    );
    this.addSql(`create index i9_forms_retention on i9_forms (retention_expiry, id)
      where form_status <> 'purged' and held_at is null and retention_expiry is not null`);
  }

  /** Signed entries with sealed numbers. They change only to be resealed, and are deleted with their form. */
  private entries(): void {
    this.addSql(`create table i9_entries (
      id uuid primary key,
      form_id uuid not null references i9_forms (id),
      kind text not null check (kind in ('section1', 'section2', 'supplement_a', 'supplement_b')),
      at timestamptz not null,
      data jsonb not null,
      sealed jsonb not null,
      reason text,
      actor text not null check (actor in ('worker', 'employer')),
      user_id uuid,
      signed_by text not null check (signed_by in ('account', 'sent_link', 'copied_link')),
      ip text not null,
      user_agent text
    )`);
    this.addSql(`create index i9_entries_form on i9_entries (form_id, at, id)`);
    this.addSql(`create function i9_entries_are_kept() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'UPDATE' and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' then
          return new;
        end if;
        if tg_op = 'DELETE' and exists (select 1 from i9_forms where id = old.form_id and form_status = 'purged') then
          return old;
        end if;
        raise exception 'What was signed on a Form I-9 is never changed: add a correction'
          using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger i9_entries_kept before update or delete on i9_entries
      for each row execute function i9_entries_are_kept()`);
    this.addSql(`create trigger i9_entries_no_truncate before truncate on i9_entries
      for each statement execute function i9_entries_are_kept()`);
  }

  private links(): void {
    this.addSql(`create table i9_links (
      id uuid primary key,
      form_id uuid not null references i9_forms (id),
      kind text not null check (kind in ('sent', 'copied')),
      nonce text not null,
      token_hash text not null unique,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      code_hash text,
      code_expires_at timestamptz,
      code_tries integer not null default 0,
      codes_sent jsonb not null default '[]',
      created_at timestamptz not null,
      version integer not null default 1
    )`);
    this.addSql(`create index i9_links_form_id on i9_links (form_id)`);
    this.addSql(`create unique index i9_links_open on i9_links (form_id, kind) where revoked_at is null`);
  }

  /** The log of actions, views, and notifications. It contains no names and no contents of the form. */
  private trail(): void {
    this.addSql(`create table i9_trail (
      id uuid primary key,
      form_id uuid not null references i9_forms (id),
      at timestamptz not null,
      kind text not null,
      actor text not null check (actor in ('worker', 'employer', 'system')),
      actor_id uuid,
      details jsonb not null default '{}'
    )`);
    this.addSql(`create index i9_trail_form on i9_trail (form_id, at, id)`);
    this.addSql(`create function i9_trail_is_append_only() returns trigger language plpgsql as $f$
      begin
        raise exception 'The trail of a Form I-9 is only ever added to' using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger i9_trail_append_only before update or delete on i9_trail
      for each row execute function i9_trail_is_append_only()`);
    this.addSql(`create trigger i9_trail_no_truncate before truncate on i9_trail
      for each statement execute function i9_trail_is_append_only()`);
  }
}
