import type { Clock } from '#kernel/clock.ts';
import type { PublicAddresses } from '#platform/pages/sitemap.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { SqlPublicAddresses } from '#platform/persistence/sql-public-addresses.ts';

/** Addresses of pages a visitor may read; the SQL equivalent of `rightsInBoard` and `mayReadThread`. */
export function communityAddresses(sql: Sql, clock: Clock): readonly PublicAddresses[] {
  return [
    new SqlPublicAddresses(sql, {
      kind: 'boards',
      from: 'from industry_boards t',
      where: 'not t.is_private and not t.is_hidden',
      path: `'/community/' || t.id`,
      changedAt: 't.updated_at',
    }),
    new SqlPublicAddresses(sql, {
      kind: 'posts',
      from: 'from discussion_posts t left join industry_boards b on b.id = t.board_id',
      where: `not t.is_hidden and not t.in_review and t.deleted_at is null
        and (t.category is not null or (not b.is_private and not b.is_hidden))`,
      path: `case when t.board_id is null then '/forum/' || t.id
        else '/community/' || t.board_id || '/posts/' || t.id end`,
      changedAt: 't.last_activity_at',
    }),
    new SqlPublicAddresses(sql, {
      kind: 'events',
      from: 'from events t left join industry_boards b on b.id = t.board_id',
      where: `t.status = 'published' and not t.is_hidden and t.visibility = 'public' and t.end_at > $3::timestamptz
        and (t.board_id is null or (not b.is_private and not b.is_hidden))`,
      path: `'/events/' || t.id`,
      changedAt: 't.updated_at',
      values: () => [clock.now()],
    }),
  ];
}
