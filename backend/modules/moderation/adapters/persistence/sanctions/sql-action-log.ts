import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  ActionId,
  ActionLog,
  LoggedAction,
  NewAction,
  CurrentSuspension,
} from '#modules/moderation/application/sanctions/action-log.ts';

const ADD = {
  name: 'moderation-action-add',
  text: `insert into moderation_actions (id, user_id, action, target_type, target_id, excerpt, case_id, report_id,
      reason_category, reason, notes, duration, expires_at, created_by, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
};
const FIND = {
  name: 'moderation-action-find',
  text: `select id, user_id as "userId", action, target_type as "targetType", target_id as "targetId", excerpt,
      is_active as "isActive", created_by as "createdBy"
    from moderation_actions where id = $1 for update`,
};
const CURRENT = {
  name: 'moderation-current-suspension',
  text: `select a.id, a.reason, iso(a.expires_at) as "endsAt",
      case when p.id is null then a.appeal_token_hash end as "appealTokenHash"
    from moderation_actions a left join moderation_appeals p on p.action_id = a.id
    where a.user_id = $1 and a.is_active and a.action in ('suspend', 'ban') order by a.created_at desc, a.id desc limit 1`,
};
const BY_TOKEN = {
  name: 'moderation-action-by-token',
  text: `select id from moderation_actions where appeal_token_hash = $1`,
};
const SAVE_TOKEN = {
  name: 'moderation-action-keep-token',
  text: `update moderation_actions set appeal_token_hash = $2 where id = $1`,
};
const DEACTIVATE = {
  name: 'moderation-action-deactivate',
  text: `update moderation_actions set is_active = false, deactivated_at = $2 where id = $1 and is_active`,
};
const END = {
  name: 'moderation-suspensions-end',
  text: `with ended as (update moderation_actions set is_active = false, deactivated_at = $2
      where user_id = $1 and is_active and action in ('suspend', 'ban') returning 1)
    select count(*)::int as count from ended`,
};
const END_EXPIRED = {
  name: 'moderation-suspension-end-expired',
  text: `update moderation_actions set is_active = false, deactivated_at = expires_at
    where id = $1 and is_active and expires_at <= $2 returning id`,
};
const EXPIRED = {
  name: 'moderation-suspensions-expired',
  text: `select id from moderation_actions where is_active and expires_at is not null and expires_at <= $1
    order by expires_at limit $2`,
};

export class SqlActionLog implements ActionLog {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(one: NewAction): Promise<void> {
    await this.sql.rows(ADD, [
      one.id,
      one.userId,
      one.action,
      one.targetType,
      one.targetId,
      one.excerpt,
      one.caseId,
      one.reportId,
      one.reasonCategory,
      one.reason,
      one.notes,
      one.duration,
      one.expiresAt,
      one.createdBy,
      one.at,
    ]);
  }

  async find(id: ActionId): Promise<LoggedAction | null> {
    return this.sql.row<LoggedAction>(FIND, [id]);
  }

  async currentSuspension(userId: UserId): Promise<CurrentSuspension | null> {
    return this.sql.row<CurrentSuspension>(CURRENT, [userId]);
  }

  async idByAppealToken(tokenHash: string): Promise<ActionId | null> {
    return (await this.sql.row<{ id: ActionId }>(BY_TOKEN, [tokenHash]))?.id ?? null;
  }

  async saveAppealToken(id: ActionId, tokenHash: string): Promise<void> {
    await this.sql.rows(SAVE_TOKEN, [id, tokenHash]);
  }

  async deactivate(id: ActionId, at: Date): Promise<void> {
    await this.sql.rows(DEACTIVATE, [id, at]);
  }

  async endSuspensions(userId: UserId, at: Date): Promise<number> {
    return (await this.sql.row<{ count: number }>(END, [userId, at]))?.count ?? 0;
  }

  async expired(now: Date, limit: number): Promise<readonly ActionId[]> {
    return (await this.sql.rows<{ id: ActionId }>(EXPIRED, [now, limit])).map(({ id }) => id);
  }

  async endExpired(id: ActionId, now: Date): Promise<boolean> {
    return (await this.sql.row(END_EXPIRED, [id, now])) !== null;
  }
}
