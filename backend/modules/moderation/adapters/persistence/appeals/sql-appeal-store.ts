import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  Appeal,
  AppealAnswer,
  AppealId,
  AppealStore,
} from '#modules/moderation/application/appeals/appeal-store.ts';
import type { ActionId } from '#modules/moderation/application/sanctions/action-log.ts';

const ADD = {
  name: 'appeal-add',
  text: `insert into moderation_appeals (id, action_id, user_id, text, created_at) values ($1, $2, $3, $4, $5)
    on conflict (action_id) do nothing returning 1`,
};
const FIND = {
  name: 'appeal-find',
  text: `select id, action_id as "actionId", user_id as "userId", status,
      (extract(epoch from created_at) * 1000)::float8 as "createdMs"
    from moderation_appeals where id = $1 for update`,
};
const ANSWER = {
  name: 'appeal-answer',
  text: `update moderation_appeals set status = $2, note = $3, answered_by = $4, is_same_moderator = $5, answered_at = $6
    where id = $1`,
};
const MODERATORS = {
  name: 'appeal-moderators',
  text: `select id from users where user_type = 'admin' and deleted_at is null
      and (suspended_until is null or suspended_until <= $1) limit 3`,
};

type Row = Omit<Appeal, 'createdAt'> & { readonly createdMs: number };

export class SqlAppealStore implements AppealStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(one: {
    id: AppealId;
    actionId: ActionId;
    userId: UserId;
    text: string;
    at: Date;
  }): Promise<boolean> {
    return (await this.sql.row(ADD, [one.id, one.actionId, one.userId, one.text, one.at])) !== null;
  }

  async find(id: AppealId): Promise<Appeal | null> {
    const row = await this.sql.row<Row>(FIND, [id]);
    return row && { ...row, createdAt: new Date(row.createdMs) };
  }

  async answer(id: AppealId, { status, note, by, isSameModerator, at }: AppealAnswer): Promise<void> {
    await this.sql.rows(ANSWER, [id, status, note, by, isSameModerator, at]);
  }

  async moderators(now: Date): Promise<readonly UserId[]> {
    return (await this.sql.rows<{ id: UserId }>(MODERATORS, [now])).map(({ id }) => id);
  }
}
