import { Migration } from '@mikro-orm/migrations';

const LISTED = 'where archived_at is null and not is_hidden';

/** Indexes for lists of boards, members, and requests. */
export class Boards extends Migration {
  override up(): void {
    this
      .addSql(`create function board_rank(role text) returns integer language sql immutable strict parallel safe
      as $$ select case role when 'owner' then 0 when 'moderator' then 1 else 2 end $$`);
    this.addSql(
      `create index industry_boards_listed on industry_boards (member_count desc, id desc) ${LISTED}`,
    );
    this.addSql(`create index industry_boards_by_industry
      on industry_boards (industry, member_count desc, id desc) ${LISTED}`);
    this.addSql(`create index industry_boards_words
      on industry_boards using gin ((name || E'\\n' || description) gin_trgm_ops)`);
    this.addSql(`create index board_memberships_in_order
      on board_memberships (board_id, board_rank(role), joined_at, user_id)`);
    this.addSql(`create index board_memberships_moderators on board_memberships (board_id)
      where role in ('owner', 'moderator')`);
    this.addSql(`create index board_join_requests_in_order
      on board_join_requests (board_id, created_at desc, user_id desc)`);
  }
}
