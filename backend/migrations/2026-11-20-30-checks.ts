import { Migration } from '@mikro-orm/migrations';

/** Background checks with the candidate's consent, decisions because of them, and reference checks (rules.md#consent-final, rules.md#references). */
export class CheckTables extends Migration {
  override up(): void {
    this.backgroundChecks();
    this.consents();
    this.adverseActions();
    this.referenceChecks();
    this.history();
    this.sandbox();
  }

  private backgroundChecks(): void {
    this.addSql(`create table background_checks (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      live_referral_id uuid,
      job_id uuid not null references jobs (id),
      employer_id uuid not null references users (id),
      package_type text not null check (package_type in ('basic', 'standard', 'comprehensive')),
      status text not null
        check (status in ('awaiting_consent', 'declined', 'authorized', 'clear', 'concerns', 'canceled')),
      paid_at timestamptz,
      provider text,
      external_id text,
      next_look_at timestamptz,
      findings jsonb not null default '[]',
      authorized_at timestamptz,
      completed_at timestamptz,
      canceled_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((live_referral_id is null) = (status = 'canceled')),
      check (status not in ('clear', 'concerns') or (completed_at is not null and paid_at is not null)),
      check (next_look_at is null or status = 'authorized')
    )`);
    this.addSql(`create unique index background_checks_live on background_checks (live_referral_id)`);
    this.addSql(`create index background_checks_referral_id on background_checks (referral_id)`);
    this.addSql(`create index background_checks_job_id on background_checks (job_id)`);
    this.addSql(`create index background_checks_employer_id on background_checks (employer_id)`);
    this.addSql(`create unique index background_checks_report on background_checks (external_id, provider)`);
    this.addSql(`create index background_checks_due on background_checks (next_look_at, id)
      where next_look_at is not null`);
  }

  /** One row per link. Its decision is final, and is stored with the person and the place. */
  private consents(): void {
    this.addSql(`create table background_check_consents (
      id uuid primary key,
      check_id uuid not null references background_checks (id),
      nonce text not null,
      token_hash text not null unique,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      sent_at timestamptz,
      revoked_at timestamptz,
      decision text check (decision in ('authorized', 'declined')),
      decided_at timestamptz,
      signature text,
      language text check (language in ('en', 'es')),
      disclosure_version text not null default 'v1.0',
      signer_ip text,
      signer_user_agent text,
      document bytea,
      document_hash text,
      version integer not null default 1,
      check ((decision is null) = (decided_at is null)),
      check (decision is distinct from 'authorized' or (signature is not null and document_hash is not null))
    )`);
    this.addSql(
      `create index background_check_consents_check on background_check_consents (check_id, issued_at)`,
    );
    this.addSql(`create unique index background_check_consents_open on background_check_consents (check_id)
      where decision is null and revoked_at is null`);
  }

  private adverseActions(): void {
    this.addSql(`create table adverse_actions (
      id uuid primary key,
      check_id uuid not null references background_checks (id),
      referral_id uuid not null references referrals (id),
      employer_id uuid not null references users (id),
      status text not null check (status in ('waiting', 'final', 'canceled')),
      note text not null,
      nonce text not null,
      token_hash text not null unique,
      final_due_at timestamptz not null,
      dispute text,
      disputed_at timestamptz,
      ended_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status = 'waiting') = (ended_at is null)),
      check ((dispute is null) = (disputed_at is null))
    )`);
    this.addSql(`create index adverse_actions_check_id on adverse_actions (check_id)`);
    this.addSql(`create index adverse_actions_referral on adverse_actions (referral_id, created_at)`);
    this.addSql(`create index adverse_actions_employer_id on adverse_actions (employer_id)`);
    this.addSql(`create unique index adverse_actions_open on adverse_actions (referral_id)
      where status = 'waiting'`);
    this.addSql(`create index adverse_actions_due on adverse_actions (final_due_at, id)
      where status = 'waiting' and disputed_at is null`);
  }

  /** Requested by an employer about a referral, or offered by a worker for all of theirs. */
  private referenceChecks(): void {
    this.addSql(`create table reference_checks (
      id uuid primary key,
      referral_id uuid references referrals (id),
      worker_id uuid references users (id),
      requested_by uuid not null references users (id),
      reference_name text not null,
      reference_position text not null,
      reference_email text,
      reference_phone text,
      status text not null check (status in ('open', 'submitted', 'revoked')),
      nonce text not null,
      token_hash text not null unique,
      expires_at timestamptz not null,
      responder_name text,
      responder_title text,
      responder_company text,
      ratings jsonb,
      would_rehire boolean,
      comments jsonb,
      responder_ip text,
      submitted_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((referral_id is null) <> (worker_id is null)),
      check ((status = 'submitted') = (submitted_at is not null))
    )`);
    this.addSql(`create index reference_checks_referral on reference_checks (referral_id, created_at, id)`);
    this.addSql(`create index reference_checks_worker on reference_checks (worker_id, created_at, id)`);
    this.addSql(`create index reference_checks_requested_by on reference_checks (requested_by)`);
  }

  /** Events for the employer's timeline, in addition to the steps of the referral. */
  private history(): void {
    this.addSql(`create table check_events (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      at timestamptz not null,
      kind text not null,
      actor text not null check (actor in ('employer', 'worker', 'system'))
    )`);
    this.addSql(`create index check_events_referral on check_events (referral_id, at, id)`);
  }

  /** The embedded provider's data. Only its adapter reads it. */
  private sandbox(): void {
    this.addSql(`create table sandbox_background_reports (
      id text primary key,
      check_id uuid not null unique,
      candidate_name text not null,
      package_type text not null,
      ordered_at timestamptz not null,
      canceled boolean not null default false
    )`);
  }
}
