import { asId, type UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { BlockList, ListedBlock } from '#modules/moderation/application/blocks/block-list.ts';
import type { BlockKind } from '#contract/moderation/vocabulary/blocks.ts';

const SET = {
  name: 'block-set',
  text: `insert into user_blocks (user_id, blocked_id, kind, created_at)
    select $1, id, $3, $4 from users where id = $2 and deleted_at is null
    on conflict (user_id, blocked_id) do update set kind = excluded.kind returning 1`,
};
const REMOVE = {
  name: 'block-remove',
  text: `with gone as (delete from user_blocks where user_id = $1 and blocked_id = $2)
    select 1 from users where id = $2`,
};
const LIST = {
  name: 'blocks-of-person',
  text: `select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as "user", b.kind,
      iso(b.created_at) as "createdAt",
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from user_blocks b join users u on u.id = b.blocked_id
    where b.user_id = $1 and ($3::timestamptz is null or (b.created_at, b.blocked_id) < ($3::timestamptz, $4::uuid))
    order by b.created_at desc, b.blocked_id desc limit $2`,
};
const BETWEEN = {
  name: 'blocks-between',
  text: `select user_id as by, kind from user_blocks where user_id = $1 and blocked_id = $2
    union all select user_id, kind from user_blocks where user_id = $2 and blocked_id = $1`,
};
const AROUND = {
  name: 'blocks-around',
  text: `select blocked_id as id from user_blocks where user_id = $1 and kind = 'block'
    union select user_id from user_blocks where blocked_id = $1 and kind = 'block'`,
};

export class SqlBlockList implements BlockList {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async set(userId: UserId, blocked: UserId, kind: BlockKind, at: Date): Promise<boolean> {
    return (await this.sql.row(SET, [userId, blocked, kind, at])) !== null;
  }

  async remove(userId: UserId, blocked: UserId): Promise<boolean> {
    return (await this.sql.row(REMOVE, [userId, blocked])) !== null;
  }

  async of(userId: UserId, { limit, after }: Page): Promise<readonly ListedBlock[]> {
    return this.sql.rows<ListedBlock>(LIST, [userId, limit + 1, after?.at ?? null, after?.id ?? null]);
  }

  async around(userId: UserId) {
    const rows = await this.sql.rows<{ id: string }>(AROUND, [userId]);
    return rows.map(({ id }) => asId<'user'>(id));
  }

  async between(one: UserId, other: UserId) {
    const rows = await this.sql.rows<{ by: string; kind: BlockKind }>(BETWEEN, [one, other]);
    return rows.map(({ by, kind }) => ({ by: asId<'user'>(by), kind }));
  }
}
