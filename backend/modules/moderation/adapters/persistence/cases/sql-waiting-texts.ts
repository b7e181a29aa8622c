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

export class SqlWaitingTexts implements WaitingTexts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(limit: number) {
    return this.sql.rows<{ kind: ReportTarget; id: string }>(FIND, [limit]);
  }
}
