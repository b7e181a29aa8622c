import type { Sql } from '#platform/persistence/sql.ts';
import type { ReportTarget } from '#contract/moderation/vocabulary/reports.ts';
import type { WaitingTexts } from '#modules/moderation/application/cases/case-store.ts';

const WITHOUT_CASE = (kind: string, id: string): string => `not exists (select 1 from moderation_cases c
  where c.target_type = '${kind}' and c.target_id = ${id} and c.status = 'open')`;

const FIND = {
  name: 'moderation-waiting-texts',
  text: `(select 'post' as kind, p.id from discussion_posts p
      where p.in_review and not p.is_hidden and p.deleted_at is null and ${WITHOUT_CASE('post', 'p.id')} order by p.id limit $1)
    union all
    (select 'reply', r.id from post_replies r
      where r.in_review and not r.is_hidden and r.deleted_at is null and ${WITHOUT_CASE('reply', 'r.id')} order by r.id limit $1)`,
};

const DELETED = (
  kind: string,
  table: string,
): string => `c.target_type = '${kind}' and exists (select from ${table} t
  where t.id = c.target_id and t.deleted_at is not null)`;

const END_DELETED = {
  name: 'moderation-waiting-deleted',
  text: `with ended as (update moderation_cases c set status = 'withdrawn', updated_at = $1
      where c.status = 'open' and c.source = 'review' and c.report_count = 0
        and (${DELETED('post', 'discussion_posts')} or ${DELETED('reply', 'post_replies')}) returning 1)
    select count(*)::int as count from ended`,
};

export class SqlWaitingTexts implements WaitingTexts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(limit: number) {
    return this.sql.rows<{ kind: ReportTarget; id: string }>(FIND, [limit]);
  }

  async endDeleted(at: Date): Promise<number> {
    return (await this.sql.row<{ count: number }>(END_DELETED, [at]))?.count ?? 0;
  }
}
