import { Migration } from '@mikro-orm/migrations';

/** Claims of rewards and the decisions on them (rules.md#claim-review), and points that a refused boost refunds. */
export class RewardClaims extends Migration {
  override up(): void {
    this.addSql(`create table reward_claims (
      id uuid primary key,
      reward_id uuid not null references referrer_rewards (id),
      referral_id uuid not null references referrals (id),
      referrer_id uuid not null references users (id),
      attempt integer not null check (attempt > 0),
      state text not null check (state in ('in_review', 'paid', 'refused', 'lapsed')),
      reasons text[] not null,
      payout_cents bigint not null check (payout_cents > 0),
      points_spent integer not null check (points_spent >= 0),
      kept_cents bigint not null check (kept_cents >= 0),
      recent_claims integer not null check (recent_claims > 0),
      completed_at timestamptz,
      made_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references users (id),
      decision_reason text,
      version integer not null default 1,
      check ((state = 'in_review') = (decided_at is null))
    )`);
    this.addSql(
      `create unique index reward_claims_standing on reward_claims (reward_id) where state in ('in_review', 'paid')`,
    );
    this.addSql(`create index reward_claims_reward on reward_claims (reward_id, made_at)`);
    this.addSql(`create index reward_claims_referrer on reward_claims (referrer_id, made_at)`);
    this.addSql(`create index reward_claims_referral on reward_claims (referral_id)`);
    this.addSql(`create index reward_claims_decided_by on reward_claims (decided_by)`);
    this.addSql(`create index reward_claims_queue on reward_claims (state, made_at, id)`);
    // Rewards paid before claims were reviewed count among the claims of thirty days.
    this
      .addSql(`insert into reward_claims (id, reward_id, referral_id, referrer_id, attempt, state, reasons, payout_cents,
        points_spent, kept_cents, recent_claims, made_at, decided_at)
      select gen_random_uuid(), id, referral_id, referrer_id, 1, 'paid', '{}', reward_amount_cents + boost_cents,
        points_spent, 0, 1, claimed_at, paid_at
      from referrer_rewards where status = 'paid'`);
    this.addSql(`alter table engagement_points drop constraint engagement_points_kind_check,
      add constraint engagement_points_kind_check check (kind in ('job_shared', 'referral_submitted', 'referral_confirmed',
        'referral_hired', 'community_post', 'community_reply', 'event_rsvp', 'profile_completed', 'boost_spent',
        'boost_returned', 'reversal'))`);
  }
}
