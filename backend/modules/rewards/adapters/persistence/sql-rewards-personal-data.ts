import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';

const UNCLAIMED_REWARD = "You have a reward you haven't claimed.";

const COPY: Statement = {
  name: 'rewards-copy',
  text: `select json_build_object(
      'rewards', (select coalesce(json_agg(json_build_object('referralId', w.referral_id, 'jobTitle', w.job_title,
          'company', w.employer_company, 'tier', w.tier, 'amount', dollars(w.reward_amount_cents),
          'boost', dollars(w.boost_cents), 'pointsSpent', w.points_spent, 'status', w.status,
          'createdAt', iso(w.created_at), 'paidAt', iso(w.paid_at)) order by w.created_at, w.id), '[]')
        from referrer_rewards w where w.referrer_id = $1),
      'claims', (select coalesce(json_agg(json_build_object('referralId', c.referral_id, 'amount', dollars(c.payout_cents),
          'pointsSpent', c.points_spent, 'state', c.state, 'whyReviewed', c.reasons, 'reason', c.decision_reason,
          'madeAt', iso(c.made_at), 'decidedAt', iso(c.decided_at)) order by c.made_at, c.id), '[]')
        from reward_claims c where c.referrer_id = $1),
      'pointsBalance', coalesce((select balance from points_accounts where user_id = $1), 0),
      'points', (select coalesce(json_agg(json_build_object('kind', p.kind, 'points', p.points, 'week', p.week,
          'at', iso(p.at)) order by p.at, p.id), '[]')
        from engagement_points p where p.user_id = $1)
    ) as copy`,
};
const UNCLAIMED: Statement = {
  name: 'rewards-unclaimed',
  text: `select 1 from referrer_rewards where referrer_id = $1 and status in ('pending', 'available', 'claimed') limit 1`,
};
const ERASE_WORKER: Statement = {
  name: 'erase-rewarded-workers',
  text: `update referrer_rewards set worker_name = 'Former member' where referral_id = any ($1::uuid[])`,
};

/** A deleted account gets no payout: open claims end, and admins' notes about the person are erased. */
const ERASE_CLAIMS: Statement = {
  name: 'erase-reward-claims',
  text: `with lapsed as (
      update reward_claims set state = 'lapsed', decided_at = $2 where referrer_id = $1 and state = 'in_review'
      returning reward_id
    ), unclaimed as (
      update referrer_rewards set status = 'available', claimed_at = null, boost_cents = 0, points_spent = 0
      where id in (select reward_id from lapsed)
    )
    update reward_claims set decision_reason = null where referrer_id = $1 and decision_reason is not null`,
};

/** Rewards and points refer to a person only by ID; another person's reward may name them as its worker. */
export class SqlRewardsPersonalData implements PersonalData {
  readonly name = 'rewards';
  private readonly sql: Sql;
  private readonly own: OwnReferrals;
  private readonly clock: Clock;

  constructor(sql: Sql, own: OwnReferrals, clock: Clock) {
    this.sql = sql;
    this.own = own;
    this.clock = clock;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async forfeits(userId: UserId): Promise<readonly string[]> {
    return (await this.sql.row(UNCLAIMED, [userId])) ? [UNCLAIMED_REWARD] : [];
  }

  async erase(userId: UserId): Promise<void> {
    await this.sql.rows(ERASE_CLAIMS, [userId, this.clock.now()]);
    await this.sql.rows(ERASE_WORKER, [await this.own.claimed(userId)]);
  }
}
