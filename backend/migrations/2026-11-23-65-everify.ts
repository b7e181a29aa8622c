import { Migration } from '@mikro-orm/migrations';

/** Whether an employer takes part in E-Verify, and the cases next to the forms (rules.md#everify). */
export class Everify extends Migration {
  override up(): void {
    this.addSql(`create table i9_settings (
      employer_id uuid primary key references users (id),
      uses_everify boolean not null,
      everify_company_id text,
      everify_since date,
      updated_at timestamptz not null,
      check (not uses_everify or (everify_company_id is not null and everify_since is not null))
    )`);
    // A form stores the settings from the time it opened.
    this.addSql(`alter table i9_forms
      add column uses_everify boolean not null default false,
      add column reverified_document jsonb,
      add column everify_state text,
      add column everify_is_undecided boolean not null default false,
      add column everify_due_kind text,
      add column everify_due_on date,
      add check ((everify_due_kind is null) = (everify_due_on is null))`);
    this.addSql(`create table i9_everify_cases (
      id uuid primary key,
      form_id uuid not null references i9_forms (id),
      case_number text not null,
      created_on date not null,
      late_reason text,
      state text not null check (state in ('more_time', 'mismatch', 'referred', 'continuance', 'authorized',
        'final_nonconfirmation', 'no_show', 'resubmit', 'closed')),
      state_on date not null,
      mismatch_on date,
      notified_on date,
      decision text check (decision in ('take_action', 'no_action')),
      decided_on date,
      decided_by text check (decided_by in ('worker', 'employer')),
      decision_signature text,
      referred_on date,
      closing text,
      closed_on date,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      check ((state = 'closed') = (closing is not null)),
      check (state <> 'closed' or closed_on is not null),
      check (decision is null or notified_on is not null)
    )`);
    this.addSql(`create unique index i9_everify_cases_number on i9_everify_cases (form_id, case_number)`);
    this.addSql(
      `create unique index i9_everify_cases_open on i9_everify_cases (form_id) where state <> 'closed'`,
    );
  }
}
