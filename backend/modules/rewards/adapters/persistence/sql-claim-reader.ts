import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { ClaimReader, ListedClaim } from '../../application/claims/claim-reader.ts';
import type { ListedClaims } from '../../contract/vocabulary/claims.ts';
import { refusalOfDecision } from '../../domain/payout-claim.ts';

const person = (alias: string, more = ''): string =>
  `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name${more})`;

/** $1 how many, $2 and $3 the key of the page before, $4 the state unless all are listed. The page is cut before anything is joined. */
const listed = (name: string, order: 'asc' | 'desc', which = 'k.state = $4'): Statement => ({
  name,
  text: `select c.id, c.state, c.reasons, c.attempt, dollars(c.payout_cents) as payout, c.points_spent as "pointsSpent",
      w.tier, dollars(c.kept_cents) as earned, c.recent_claims as "recentClaims", ${person('u')} as referrer,
      ${person('e', `, 'company', j.company`)} as employer,
      json_build_object('id', r.id, 'workerName', r.worker_name, 'jobTitle', j.title, 'bonus', dollars(r.bonus_cents),
        'createdAt', iso(r.created_at), 'confirmedAt', iso(r.verified_at), 'hiredAt', iso(r.hired_at),
        'completedAt', iso(r.completed_at)) as referral,
      iso(c.made_at) as "madeAt", iso(c.decided_at) as "decidedAt", c.decision_reason as "decisionReason",
      case when c.attempt > 1 then (select b.decision_reason from reward_claims b
        where b.reward_id = c.reward_id and b.state = 'refused' and b.made_at < c.made_at
        order by b.made_at desc limit 1) end as "refusedBefore",
      to_char(c.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from (select * from reward_claims k where ${which} and ($2::timestamptz is null
        or (k.made_at, k.id) ${order === 'asc' ? '>' : '<'} ($2::timestamptz, $3::uuid))
      order by k.made_at ${order}, k.id ${order} limit $1) c
    join referrer_rewards w on w.id = c.reward_id
    join users u on u.id = c.referrer_id
    join referrals r on r.id = c.referral_id
    join jobs j on j.id = r.job_id
    join users e on e.id = r.employer_id
    order by c.made_at ${order}, c.id ${order}`,
});
/** $1 how many at most, $2 the state unless all are counted. */
const counted = (name: string, which: string): Statement => ({
  name,
  text: `select count(*)::int as count from (select from reward_claims k where ${which}
    order by k.made_at, k.id limit $1) found`,
});
const WAITING = listed('reward-claims-waiting', 'asc');
const DECIDED = listed('reward-claims-decided', 'desc');
const ALL = listed('reward-claims-all', 'desc', 'true');
const FOUND = counted('reward-claims-found', 'k.state = $2');
const ALL_FOUND = counted('reward-claims-all-found', 'true');

export class SqlClaimReader implements ClaimReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async list(admin: UserId, state: ListedClaims, page: Page): Promise<ListedClaim[]> {
    const rows = await this.rows(state, page);
    return rows.map((row) => {
      const claim = { state: row.state, referrerId: row.referrer.id };
      return { ...row, mayDecide: refusalOfDecision(claim, admin) === null };
    });
  }

  private async rows(
    state: ListedClaims,
    { limit, after }: Page,
  ): Promise<readonly Omit<ListedClaim, 'mayDecide'>[]> {
    const page = [limit + 1, after?.at ?? null, after?.id ?? null];
    if (state === 'all') return this.sql.rows(ALL, page);
    return this.sql.rows(state === 'in_review' ? WAITING : DECIDED, [...page, state]);
  }

  async found(state: ListedClaims, most: number): Promise<number> {
    const row =
      state === 'all'
        ? this.sql.row<{ count: number }>(ALL_FOUND, [most])
        : this.sql.row<{ count: number }>(FOUND, [most, state]);
    return (await row)?.count ?? 0;
  }
}
