import { asId, type BoardId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { JoinRequests } from '#modules/community/application/board/ports.ts';

const ADD: Statement = {
  name: 'join-request-add',
  text: `insert into board_join_requests (board_id, user_id, created_at) values ($1, $2, $3)
    on conflict do nothing returning user_id`,
};
const REMOVE: Statement = {
  name: 'join-request-remove',
  text: 'delete from board_join_requests where board_id = $1 and user_id = $2 returning user_id',
};
const WAITING: Statement = {
  name: 'join-request-waiting',
  text: 'select user_id from board_join_requests where board_id = $1 and user_id = $2',
};
const TAKE_ALL: Statement = {
  name: 'join-requests-take',
  text: `with taken as (delete from board_join_requests where board_id = $1 returning user_id, created_at)
    select user_id as id from taken order by created_at, user_id`,
};
const WITHDRAW_ALL: Statement = {
  name: 'join-requests-withdraw',
  text: 'delete from board_join_requests where user_id = $1',
};

export class SqlJoinRequests implements JoinRequests {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(boardId: BoardId, userId: UserId, at: Date): Promise<boolean> {
    return (await this.sql.row(ADD, [boardId, userId, at])) !== null;
  }

  async remove(boardId: BoardId, userId: UserId): Promise<boolean> {
    return (await this.sql.row(REMOVE, [boardId, userId])) !== null;
  }

  async isWaiting(boardId: BoardId, userId: UserId): Promise<boolean> {
    return (await this.sql.row(WAITING, [boardId, userId])) !== null;
  }

  async takeAll(boardId: BoardId): Promise<readonly UserId[]> {
    const rows = await this.sql.rows<{ id: string }>(TAKE_ALL, [boardId]);
    return rows.map(({ id }) => asId<'user'>(id));
  }

  async withdrawAll(userId: UserId): Promise<void> {
    await this.sql.rows(WITHDRAW_ALL, [userId]);
  }
}
