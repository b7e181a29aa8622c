import { asId, type BoardId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { BoardMembers } from '#modules/community/application/board/ports.ts';
import type { BoardRole } from '#contract/community/vocabulary/boards.ts';

const ROLE_OF: Statement = {
  name: 'board-role-of',
  text: 'select role from board_memberships where board_id = $1 and user_id = $2',
};
const ADD: Statement = {
  name: 'board-member-add',
  text: 'insert into board_memberships (board_id, user_id, role, joined_at) values ($1, $2, $3, $4)',
};
const CHANGE_ROLE: Statement = {
  name: 'board-member-role',
  text: 'update board_memberships set role = $3 where board_id = $1 and user_id = $2',
};
const REMOVE: Statement = {
  name: 'board-member-remove',
  text: 'delete from board_memberships where board_id = $1 and user_id = $2',
};
const SUCCESSOR: Statement = {
  name: 'board-successor',
  text: `select user_id as id from board_memberships where board_id = $1 and role <> 'owner'
    order by board_rank(role), joined_at, user_id limit 1`,
};
const MODERATORS: Statement = {
  name: 'board-moderators',
  text: `select user_id as id from board_memberships where board_id = $1 and role in ('owner', 'moderator')
    order by board_rank(role), joined_at, user_id`,
};
const BOARDS_OF: Statement = {
  name: 'boards-of-person',
  text: 'select board_id as id from board_memberships where user_id = $1 order by board_id',
};

export class SqlBoardMembers implements BoardMembers {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async roleOf(boardId: BoardId, userId: UserId): Promise<BoardRole | null> {
    const row = await this.sql.row<{ role: BoardRole }>(ROLE_OF, [boardId, userId]);
    return row?.role ?? null;
  }

  async add(boardId: BoardId, userId: UserId, role: BoardRole, at: Date): Promise<void> {
    await this.sql.rows(ADD, [boardId, userId, role, at]);
  }

  async changeRole(boardId: BoardId, userId: UserId, role: BoardRole): Promise<void> {
    await this.sql.rows(CHANGE_ROLE, [boardId, userId, role]);
  }

  async remove(boardId: BoardId, userId: UserId): Promise<void> {
    await this.sql.rows(REMOVE, [boardId, userId]);
  }

  async successor(boardId: BoardId): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(SUCCESSOR, [boardId]);
    return row && asId<'user'>(row.id);
  }

  async moderators(boardId: BoardId): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ id: string }>(MODERATORS, [boardId]);
    return rows.map(({ id }) => asId<'user'>(id));
  }

  async boardsOf(userId: UserId): Promise<readonly BoardId[]> {
    const rows = await this.sql.rows<{ id: string }>(BOARDS_OF, [userId]);
    return rows.map(({ id }) => asId<'board'>(id));
  }
}
