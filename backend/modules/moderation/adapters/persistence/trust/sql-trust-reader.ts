import { addDays } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { TrustReader } from '#modules/moderation/application/trust/trust-reader.ts';
import { TRUST_RULES, type TrustFacts } from '#modules/moderation/domain/trust/trust-level.ts';

/** Contributions are counted up to what matters. */
const FACTS = {
  name: 'moderation-trust-facts',
  text: `select (extract(epoch from u.created_at) * 1000)::float8 as "joinedMs",
      u.email_verified_at is not null or u.email is null and u.phone_verified_at is not null as "isEmailConfirmed",
      (select count(*)::int from (select 1 from discussion_posts p
        where p.author_id = u.id and not p.is_hidden and not p.in_review and p.deleted_at is null limit $2) posts)
      + (select count(*)::int from (select 1 from post_replies r
        where r.author_id = u.id and not r.is_hidden and not r.in_review and r.deleted_at is null limit $2) replies)
        as contributions,
      (select count(*)::int from (select distinct coalesce(m.case_id, m.id) from moderation_actions m
        where m.user_id = u.id and m.action in ('hide', 'lock', 'warn', 'suspend', 'ban') and m.created_at > $3
          and not exists (select 1 from moderation_appeals p where p.action_id = m.id and p.status = 'overturned')
        limit $2) upheld) as "upheldReports"
    from users u where u.id = $1 and u.deleted_at is null`,
};

interface Row {
  readonly joinedMs: number;
  readonly isEmailConfirmed: boolean;
  readonly contributions: number;
  readonly upheldReports: number;
}

export class SqlTrustReader implements TrustReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async factsOf(id: UserId, now: Date): Promise<TrustFacts | null> {
    const row = await this.sql.row<Row>(FACTS, [
      id,
      TRUST_RULES.trustedAfterContributions,
      addDays(now, -TRUST_RULES.upheldDays),
    ]);
    if (!row) return null;
    const { joinedMs, ...facts } = row;
    return { ...facts, joinedAt: new Date(joinedMs) };
  }
}
