import { newId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  HeldPush,
  HeldPushes,
  NewPushSubscription,
  PushSubscription,
  PushSubscriptions,
} from '../../application/push/push.ts';

const PUT = {
  name: 'push-put',
  text: `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
};
const KEEP = {
  name: 'push-keep-newest',
  text: `delete from push_subscriptions where id in (select id from push_subscriptions where user_id = $1
    order by created_at desc, id desc offset $2)`,
};
const FIND = {
  name: 'push-find',
  text: `select p.id, p.user_id as "userId", p.endpoint, p.p256dh, p.auth from push_subscriptions p
      join sessions s on s.id = p.session_id and s.user_id = p.user_id and s.expire > now()
    where p.id = $1`,
};
const IDS = {
  name: 'push-ids',
  text: `select p.id from push_subscriptions p
      join sessions s on s.id = p.session_id and s.user_id = p.user_id and s.expire > now()
    where p.user_id = $1 order by p.created_at, p.id`,
};
const REMOVE = { name: 'push-remove', text: 'delete from push_subscriptions where id = $1' };
const REMOVE_OWN = {
  name: 'push-remove-own',
  text: 'delete from push_subscriptions where user_id = $1 and endpoint = $2',
};

export class SqlPushSubscriptions implements PushSubscriptions {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async put(given: NewPushSubscription, at: Date): Promise<void> {
    const { id, userId, sessionId, endpoint, p256dh, auth } = given;
    await this.sql.rows(PUT, [id, userId, sessionId, endpoint, p256dh, auth, at]);
  }

  async trimToNewest(userId: UserId, count: number): Promise<void> {
    await this.sql.rows(KEEP, [userId, count]);
  }

  async find(id: string): Promise<PushSubscription | null> {
    return this.sql.row<PushSubscription>(FIND, [id]);
  }

  async idsOf(userId: UserId): Promise<readonly string[]> {
    return (await this.sql.rows<{ id: string }>(IDS, [userId])).map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.sql.rows(REMOVE, [id]);
  }

  async removeOwn(userId: UserId, endpoint: string): Promise<void> {
    await this.sql.rows(REMOVE_OWN, [userId, endpoint]);
  }
}

const HOLD = {
  name: 'push-hold',
  text: `insert into held_pushes (id, user_id, kind, facts, send_after, created_at) values ($1, $2, $3, $4, $5, $6)`,
};
const LOCK_DUE = {
  name: 'push-lock-due',
  // The row of the person is locked, not one of several that wait: two processes would wait for each other's.
  text: `select user_id as "userId" from notification_preferences
    where user_id = $1 and exists (select from held_pushes h where h.user_id = $1 and h.send_after <= $2)
    for update skip locked`,
};
const DUE = {
  name: 'push-held-due',
  text: `select user_id as "userId" from held_pushes where send_after <= $1 group by user_id order by min(send_after) limit $2`,
};
const TAKE = {
  name: 'push-take-held',
  text: `with taken as (delete from held_pushes where user_id = $1 returning *)
    select kind, facts from taken order by created_at, id`,
};

export class SqlHeldPushes implements HeldPushes {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async hold(
    userId: UserId,
    { kind, facts }: HeldPush,
    { now, sendAfter }: { readonly now: Date; readonly sendAfter: Date },
  ): Promise<void> {
    await this.sql.rows(HOLD, [newId(), userId, kind, JSON.stringify(facts), sendAfter, now]);
  }

  async due(now: Date, limit: number): Promise<readonly UserId[]> {
    const found = await this.sql.rows<{ userId: UserId }>(DUE, [now, limit]);
    return found.map(({ userId }) => userId);
  }

  async takeDue(userId: UserId, now: Date): Promise<readonly HeldPush[]> {
    const due = await this.sql.row(LOCK_DUE, [userId, now]);
    return due ? this.sql.rows<HeldPush>(TAKE, [userId]) : [];
  }
}
