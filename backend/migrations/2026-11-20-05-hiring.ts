import { Migration } from '@mikro-orm/migrations';

/** Jobs, the workers referred for them, and the history of each referral's status (rules.md#stored-fields). */
export class HiringTables extends Migration {
  override up(): void {
    this.jobs();
    this.jobIndexes();
    this.referrals();
    this.referralIndexes();
    this.traces();
  }

  private jobs(): void {
    this.addSql(`create table jobs (
      id uuid primary key,
      employer_id uuid not null references users (id),
      title text not null,
      company text not null,
      description text not null,
      location text not null,
      pay_rate text not null,
      pay_amount_cents bigint check (pay_amount_cents > 0),
      pay_max_cents bigint check (pay_max_cents >= pay_amount_cents),
      pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year', 'project')),
      pay_hourly_cents bigint check (pay_hourly_cents >= 0),
      schedule text not null,
      category text not null default 'general-labor',
      referral_bonus_cents bigint not null default 0 check (referral_bonus_cents between 0 and 10000000),
      requirements text,
      required_skills text[] not null default '{}',
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      max_distance integer not null default 25 check (max_distance >= 0),
      acknowledgements jsonb not null default '[]',
      is_active boolean not null default true,
      is_urgent boolean not null default false,
      closed_at timestamptz,
      posting_type text not null default 'free' check (posting_type in ('free', 'paid')),
      package_id text,
      posting_fee_cents bigint check (posting_fee_cents >= 0),
      is_featured boolean not null default false,
      featured_until timestamptz,
      payment_intent_id text,
      payment_status text not null default 'none' check (payment_status in ('none', 'pending', 'paid', 'failed')),
      paid_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (not is_active or posting_type = 'free' or payment_status = 'paid')
    )`);
  }

  private jobIndexes(): void {
    this.addSql(`create index jobs_newest on jobs (created_at desc, id desc) where is_active`);
    this.addSql(
      `create index jobs_newest_of_category on jobs (category, created_at desc, id desc) where is_active`,
    );
    this.addSql(`create index jobs_by_employer on jobs (employer_id, created_at desc, id desc)`);
    this.addSql(`create index jobs_words on jobs using gin
      ((title || ' ' || company || ' ' || description) gin_trgm_ops) where is_active`);
    this.addSql(
      `create index jobs_payment_intent_id on jobs (payment_intent_id) where payment_intent_id is not null`,
    );
  }

  private referrals(): void {
    this.addSql(`create table referrals (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      employer_id uuid not null references users (id),
      referrer_id uuid references users (id),
      worker_id uuid references users (id),
      referrer_name text,
      referrer_phone text,
      worker_name text not null,
      worker_phone text not null,
      worker_email text,
      experience text,
      relationship text,
      consent_at timestamptz,
      source text not null check (source in ('referral', 'link', 'quick_apply')),
      source_code text,
      status text not null default 'submitted' check (status in ('submitted', 'contacted', 'interviewing',
        'offer_sent', 'offer_signed', 'hired', 'completed', 'rejected')),
      notes text,
      rejection_reason text check (rejection_reason in ('not_available', 'missing_certification', 'experience',
        'pay_expectation', 'position_filled', 'no_response', 'other')),
      previous_status text check (previous_status in ('submitted', 'contacted', 'interviewing', 'offer_sent',
        'offer_signed', 'hired', 'completed', 'rejected')),
      previous_status_at timestamptz,
      previous_status_notes text,
      status_changed_at timestamptz,
      can_rollback boolean not null default false,
      signature_kind text check (signature_kind in ('digital', 'paper')),
      hired_at timestamptz,
      completed_at timestamptz,
      time_to_hire integer check (time_to_hire >= 0),
      worker_retention_days integer check (worker_retention_days >= 0),
      verification_status text not null default 'pending'
        check (verification_status in ('pending', 'verified', 'declined', 'expired')),
      verification_code_hash text,
      verification_code_expires_at timestamptz,
      verification_attempts integer not null default 0 check (verification_attempts >= 0),
      verification_sent_at jsonb not null default '[]',
      verified_at timestamptz,
      confirmation_nonce text,
      confirmation_token_hash text,
      confirmation_expires_at timestamptz,
      bonus_cents bigint not null default 0 check (bonus_cents >= 0),
      payout_schedule jsonb not null,
      bonus_paid_at timestamptz,
      payment_intent_id text,
      payment_status text not null default 'none' check (payment_status in ('none', 'held', 'paid', 'refunded')),
      is_team_referral boolean not null default false,
      team_size integer not null default 1 check (team_size >= 1),
      team_members text[] not null default '{}',
      worker_skills text[] not null default '{}',
      ai_match_score numeric,
      worker_reliability_score numeric,
      presentation_generated boolean not null default false,
      reference_checks jsonb not null default '[]',
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (status not in ('hired', 'completed') or hired_at is not null),
      check (status <> 'completed' or completed_at is not null)
    )`);
  }

  private referralIndexes(): void {
    this.addSql(`create index referrals_by_job on referrals (job_id, created_at desc, id desc)`);
    this.addSql(`create index referrals_by_employer on referrals (employer_id, created_at desc, id desc)`);
    this.addSql(`create index referrals_by_referrer on referrals (referrer_id, created_at desc, id desc)`);
    this.addSql(`create index referrals_by_worker on referrals (worker_id, created_at desc, id desc)`);
    this.addSql(
      `create index referrals_hires on referrals (referrer_id) where status in ('hired', 'completed')`,
    );
    // One live referral per worker and job: rules.md#one-live-referral.
    this.addSql(`create unique index referrals_live_worker on referrals (job_id, worker_phone)
      where status <> 'rejected'`);
    this.addSql(`create unique index referrals_confirmation_token_hash on referrals (confirmation_token_hash)
      where confirmation_token_hash is not null`);
    this.addSql(`create index referrals_confirmations_due on referrals (confirmation_expires_at)
      where verification_status = 'pending'`);
  }

  private traces(): void {
    this.addSql(`create table referral_status_changes (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      at timestamptz not null,
      from_status text,
      to_status text not null,
      actor_id uuid references users (id),
      note text,
      reason text
    )`);
    this.addSql(
      `create index referral_status_changes_of_referral on referral_status_changes (referral_id, at, id)`,
    );
    this.addSql(`create index referral_status_changes_actor on referral_status_changes (actor_id)`);

    // Points are earned once per person, job, and day (rules.md#share-points).
    this.addSql(`create table job_shares (
      user_id uuid not null references users (id),
      job_id uuid not null references jobs (id),
      day date not null,
      channel text not null check (channel in ('whatsapp', 'facebook', 'sms', 'linkedin', 'email', 'copy')),
      created_at timestamptz not null,
      primary key (user_id, job_id, day)
    )`);
    this.addSql(`create index job_shares_job on job_shares (job_id)`);

    // Attribution is a server-side record of the visit (rules.md#attribution).
    this.addSql(`create table referral_visits (
      id uuid primary key,
      referrer_id uuid not null references users (id),
      job_id uuid references jobs (id),
      visitor_id uuid references users (id),
      code text not null,
      visited_at timestamptz not null,
      expires_at timestamptz not null
    )`);
    this.addSql(`create index referral_visits_referrer on referral_visits (referrer_id, visited_at desc)`);
    this.addSql(`create index referral_visits_visitor on referral_visits (visitor_id, visited_at desc)`);
    this.addSql(`create index referral_visits_job on referral_visits (job_id)`);

    this.addSql(`create table candidate_profiles (
      id uuid primary key,
      referral_id uuid not null unique references referrals (id),
      worker_name text,
      worker_phone text,
      worker_email text,
      professional_summary text,
      key_skills text[] not null default '{}',
      work_experience text,
      certifications text[] not null default '{}',
      availability text,
      desired_pay_rate text,
      transportation text,
      "references" jsonb not null default '[]',
      background_check_status text not null default 'not-requested',
      background_check_data jsonb,
      background_check_consent boolean,
      consent_request_sent_at timestamptz,
      consent_received_at timestamptz,
      fcra_disclosure_version text not null default 'v1.0',
      skills_verified text[] not null default '{}',
      reference_score numeric(3, 2),
      presentation_url text,
      view_count integer not null default 0 check (view_count >= 0),
      interest_count integer not null default 0 check (interest_count >= 0),
      status text not null default 'draft',
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  }
}
