import { newId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { DigestItem, Digests, UndoneInDigest } from '../../application/preferences/digests.ts';

const ADD = {
  name: 'digest-add',
  text: 'insert into digest_items (id, user_id, kind, facts, created_at) values ($1, $2, $3, $4, $5)',
};
const TAKE_BACK = {
  name: 'digest-take-back',
  text: `delete from digest_items where user_id = $1 and facts->>'referralId' = $2
    and (kind = any($3) or facts->>'status' = any($4))`,
};
const HAS = { name: 'digest-has', text: 'select 1 as one from digest_items where user_id = $1 limit 1' };
const LOCK_DUE = {
  name: 'digest-lock-due',
  text: `select user_id as "userId" from notification_preferences where next_digest_at is not null and next_digest_at <= $1
      and user_id <> all ($2::uuid[])
    order by next_digest_at limit 1 for update skip locked`,
};
const TAKE = {
  name: 'digest-take',
  text: `with taken as (delete from digest_items where user_id = $1 returning *)
    select kind, facts from taken order by created_at, id`,
};
const SET_NEXT = {
  name: 'digest-set-next',
  text: 'update notification_preferences set next_digest_at = $2 where user_id = $1',
};

export class SqlDigests implements Digests {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(userId: UserId, { kind, facts }: DigestItem, at: Date): Promise<void> {
    await this.sql.rows(ADD, [newId(), userId, kind, JSON.stringify(facts), at]);
  }

  async takeBack(userId: UserId, { referralId, statuses, kinds }: UndoneInDigest): Promise<void> {
    await this.sql.rows(TAKE_BACK, [userId, referralId, kinds, statuses]);
  }

  async hasItems(userId: UserId): Promise<boolean> {
    return (await this.sql.row(HAS, [userId])) !== null;
  }

  async lockDue(now: Date, but: readonly UserId[]): Promise<UserId | null> {
    return (await this.sql.row<{ userId: UserId }>(LOCK_DUE, [now, but]))?.userId ?? null;
  }

  async take(userId: UserId): Promise<readonly DigestItem[]> {
    return this.sql.rows<DigestItem>(TAKE, [userId]);
  }

  async setNext(userId: UserId, at: Date | null): Promise<void> {
    await this.sql.rows(SET_NEXT, [userId, at]);
  }
}
