import { Migration } from '@mikro-orm/migrations';

/** Tier rewards and engagement points (rules.md#stored-fields, rules.md#reward-claim, rules.md#points). Amounts are cents. */
export class RewardTables extends Migration {
  override up(): void {
    this.addSql(`create table referrer_rewards (
      id uuid primary key,
      referrer_id uuid not null references users (id),
      referral_id uuid not null unique references referrals (id),
      job_id uuid not null references jobs (id),
      employer_id uuid not null references users (id),
      worker_name text not null,
      job_title text not null,
      employer_company text not null,
      tier text not null check (tier in ('bronze', 'silver', 'gold', 'platinum')),
      successful_hires_at_time integer not null check (successful_hires_at_time > 0),
      base_amount_cents bigint not null check (base_amount_cents > 0),
      tier_multiplier double precision not null check (tier_multiplier > 0),
      reward_amount_cents bigint not null check (reward_amount_cents > 0),
      boost_cents bigint not null default 0 check (boost_cents >= 0),
      points_spent integer not null default 0 check (points_spent >= 0),
      status text not null default 'pending' check (status in ('pending', 'available', 'claimed', 'paid', 'void')),
      claimed_at timestamptz,
      paid_at timestamptz,
      payment_method text,
      notes text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status = 'paid') = (paid_at is not null)),
      check ((status in ('claimed', 'paid')) = (claimed_at is not null))
    )`);
    this.addSql(`create index referrer_rewards_referrer_id on referrer_rewards (referrer_id, status)`);
    this.addSql(`create index referrer_rewards_job_id on referrer_rewards (job_id)`);
    this.addSql(`create index referrer_rewards_employer_id on referrer_rewards (employer_id)`);

    // The balance that every change locks, so that parallel changes cannot spend the same points twice.
    this.addSql(`create table points_accounts (
      user_id uuid primary key references users (id),
      balance integer not null default 0 check (balance >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);

    this.addSql(`create table engagement_points (
      id uuid primary key,
      user_id uuid not null references users (id),
      kind text not null check (kind in ('job_shared', 'referral_submitted', 'referral_confirmed', 'referral_hired',
        'community_post', 'community_reply', 'event_rsvp', 'profile_completed', 'boost_spent', 'reversal')),
      asked integer not null,
      points integer not null,
      subject_id text not null,
      once_key text not null unique,
      week text not null,
      at timestamptz not null,
      check (case when asked >= 0 then points between 0 and asked else points between asked and 0 end)
    )`);
    this.addSql(`create index engagement_points_subject on engagement_points (user_id, kind, subject_id)`);
    this.addSql(`create index engagement_points_history on engagement_points (user_id, at desc, id desc)`);
    this.addSql(
      `create index engagement_points_week on engagement_points (user_id, week) include (kind, points)`,
    );
  }
}
