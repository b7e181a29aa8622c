import { Migration } from '@mikro-orm/migrations';

/** Tier rewards and engagement points (document 3 §3; decisions 49 to 51). Amounts are cents. */
export class RewardTables extends Migration {
  override up(): void {
    this.addSql(`create table referrer_rewards (
      id uuid primary key,
      referrer_id uuid not null references users (id),
      referral_id uuid not null references referrals (id),
      tier text not null check (tier in ('bronze', 'silver', 'gold', 'platinum')),
      successful_hires_at_time integer not null check (successful_hires_at_time > 0),
      base_amount_cents bigint not null check (base_amount_cents > 0),
      tier_multiplier numeric(4, 2) not null check (tier_multiplier > 0),
      boost_cents bigint not null default 0 check (boost_cents >= 0),
      points_spent integer not null default 0 check (points_spent >= 0),
      reward_amount_cents bigint not null check (reward_amount_cents > 0),
      worker_name text not null,
      job_title text not null,
      employer_company text not null,
      status text not null default 'pending' check (status in ('pending', 'available', 'paid', 'void')),
      available_at timestamptz,
      paid_at timestamptz,
      voided_at timestamptz,
      payment_method text,
      notes text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status = 'paid') = (paid_at is not null))
    )`);
    this.addSql(`create unique index referrer_rewards_referral_id on referrer_rewards (referral_id)`);
    this.addSql(`create index referrer_rewards_referrer_id on referrer_rewards (referrer_id, status)`);

    // The balance that every change locks, so that parallel ones cannot spend the same points twice.
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
      amount integer not null,
      credited integer not null,
      source_key text not null,
      week date not null,
      created_at timestamptz not null,
      check (case when amount >= 0 then credited between 0 and amount else credited between amount and 0 end)
    )`);
    this.addSql(
      `create unique index engagement_points_source on engagement_points (user_id, kind, source_key)`,
    );
    this.addSql(
      `create index engagement_points_history on engagement_points (user_id, created_at desc, id desc) include (credited)`,
    );
    this.addSql(
      `create index engagement_points_week on engagement_points (user_id, week) include (credited) where credited > 0`,
    );
  }
}
