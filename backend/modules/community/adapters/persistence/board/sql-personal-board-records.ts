import type { UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PersonalBoardRecords } from '#modules/community/application/board/board-personal-data.ts';

/** A board's owner is the author of its text. */
const COPY: Statement = {
  name: 'own-boards-copy',
  text: `select json_build_object(
      'memberships', (select coalesce(json_agg(json_build_object('boardId', b.id, 'name', b.name, 'role', m.role,
          'description', case when m.role = 'owner' then b.description end,
          'location', case when m.role = 'owner' then b.location end,
          'joinedAt', iso(m.joined_at)) order by m.joined_at, b.id), '[]')
        from board_memberships m join industry_boards b on b.id = m.board_id where m.user_id = $1),
      'requests', (select coalesce(json_agg(json_build_object('boardId', b.id, 'name', b.name,
          'createdAt', iso(r.created_at)) order by r.created_at, b.id), '[]')
        from board_join_requests r join industry_boards b on b.id = r.board_id where r.user_id = $1)
    ) as copy`,
};

export class SqlPersonalBoardRecords implements PersonalBoardRecords {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async copy(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }
}
