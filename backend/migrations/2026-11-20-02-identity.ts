import { Migration } from '@mikro-orm/migrations';

/** People, the companies they hire for, and the company a person represents (rules.md#stored-fields, rules.md#employer-company). */
export class IdentityTables extends Migration {
  override up(): void {
    this.addSql(`create table users (
      id uuid primary key,
      email text not null,
      password_hash text,
      first_name text not null,
      last_name text not null,
      profile_image_url text,
      user_type text not null default 'referrer' check (user_type in ('referrer', 'employer', 'worker', 'admin')),
      role_chosen_at timestamptz,
      phone text,
      bio text,
      skills text[] not null default '{}',
      location text,
      experience text,
      pay_rate text,
      certifications text,
      availability text,
      transportation text,
      desired_pay text,
      latitude double precision,
      longitude double precision,
      total_earnings_cents bigint not null default 0 check (total_earnings_cents >= 0),
      total_referrals integer not null default 0 check (total_referrals >= 0),
      successful_referrals integer not null default 0 check (successful_referrals >= 0),
      current_tier text not null default 'Bronze',
      tier_progress integer not null default 0,
      average_rating numeric(3, 2),
      rating_count integer not null default 0,
      stripe_customer_id text,
      stripe_subscription_id text,
      subscription_status text not null default 'none',
      subscription_plan text not null default 'free',
      subscription_ends_at timestamptz,
      free_job_posts_remaining integer not null default 999 check (free_job_posts_remaining >= 0),
      referrer_quality_score numeric,
      specializations text[] not null default '{}',
      average_time_to_hire integer,
      last_active_at timestamptz,
      preferred_contact_method text not null default 'email' check (preferred_contact_method in ('email', 'sms', 'phone')),
      marketing_consent boolean not null default false,
      onboarding_completed boolean not null default false,
      referral_code text not null,
      referred_by uuid references users (id),
      alert_preferences jsonb not null default '{"newJobs": true, "referralUpdates": true, "offers": true,
        "payouts": true, "community": true, "marketing": false}',
      wants_text_alerts boolean not null default false,
      wants_email_alerts boolean not null default true,
      language text not null default 'en' check (language in ('en', 'es')),
      terms_version text,
      terms_accepted_at timestamptz,
      suspended_until timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`create unique index users_email on users (lower(email))`);
    this.addSql(`create unique index users_referral_code on users (upper(referral_code))`);
    this.addSql(`create index users_referred_by on users (referred_by)`);
    this.addSql(`create index users_phone on users (phone)`);
    this.addSql(`alter table sessions add constraint sessions_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`);

    this.addSql(`create table companies (
      id uuid primary key,
      name text not null,
      size text not null check (size in ('1-10', '11-50', '51-200', '201-500', '500+')),
      industry text not null,
      location text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);

    this.addSql(`create table company_memberships (
      company_id uuid not null references companies (id),
      user_id uuid not null references users (id),
      role text not null default 'owner' check (role in ('owner', 'member')),
      created_at timestamptz not null,
      primary key (company_id, user_id)
    )`);
    this.addSql(`create unique index company_memberships_user_id on company_memberships (user_id)`);
  }
}
