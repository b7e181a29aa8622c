import { newId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { KnownPasskey, Passkey, PasskeyId, Passkeys } from '../../application/passkeys/passkey-ports.ts';
import type { OwnPasskey } from '../../contract/passkeys.ts';

const LIST = {
  name: 'passkeys-of-user',
  text: `select id, user_agent as "userAgent", iso(created_at) as "createdAt", iso(last_used_at) as "lastUsedAt"
    from passkeys where user_id = $1 order by passkeys.created_at, id limit 100`,
};
const CREDENTIALS = {
  name: 'passkey-credentials-of-user',
  text: `select credential_id as "credentialId", transports from passkeys where user_id = $1 order by created_at limit 100`,
};
const HAS = { name: 'passkeys-has', text: `select id from passkeys where user_id = $1 limit 1` };
const FIND = {
  name: 'passkey-find',
  text: `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
      counter::float8 as counter, transports
    from passkeys where credential_id = $1`,
};
const ADD = {
  name: 'passkey-add',
  text: `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, user_agent, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
};
const USE = {
  name: 'passkey-use',
  text: `update passkeys set counter = $2, asked_at = $3, last_used_at = $4
    where id = $1 and (asked_at is null or asked_at < $3) returning id`,
};
const REMOVE = {
  name: 'passkey-remove',
  text: `delete from passkeys where user_id = $1 and id = $2 returning id`,
};

const MOST_OF_USER_AGENT = 300;

export class SqlPasskeys implements Passkeys {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async list(userId: UserId): Promise<readonly OwnPasskey[]> {
    return this.sql.rows(LIST, [userId]);
  }

  async credentialsOf(userId: UserId): Promise<readonly Pick<Passkey, 'credentialId' | 'transports'>[]> {
    return this.sql.rows(CREDENTIALS, [userId]);
  }

  async has(userId: UserId): Promise<boolean> {
    return (await this.sql.row(HAS, [userId])) !== null;
  }

  async find(credentialId: string): Promise<KnownPasskey | null> {
    return this.sql.row(FIND, [credentialId]);
  }

  async add(userId: UserId, passkey: Passkey, userAgent: string, now: Date): Promise<boolean> {
    const { credentialId, publicKey, counter, transports } = passkey;
    const kept = [credentialId, Buffer.from(publicKey), counter, transports];
    const row = await this.sql.row(ADD, [
      newId(),
      userId,
      ...kept,
      userAgent.slice(0, MOST_OF_USER_AGENT) || null,
      now,
    ]);
    return row !== null;
  }

  async use(
    id: PasskeyId,
    { counter, askedAt }: { readonly counter: number; readonly askedAt: Date },
    now: Date,
  ): Promise<boolean> {
    return (await this.sql.row(USE, [id, counter, askedAt, now])) !== null;
  }

  async remove(userId: UserId, id: PasskeyId): Promise<boolean> {
    return (await this.sql.row(REMOVE, [userId, id])) !== null;
  }
}
