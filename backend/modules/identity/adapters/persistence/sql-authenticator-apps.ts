import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  AuthenticatorApp,
  AuthenticatorApps,
} from '../../application/second-factor/second-factor-ports.ts';

const AT_ONCE = 100;
const IS_ON = {
  name: 'authenticator-app-is-on',
  text: `select user_id from authenticator_apps where user_id = $1 and confirmed_at is not null`,
};
const FIND = {
  name: 'authenticator-app',
  text: `select secret as sealed, last_step::float8 as "lastStep", confirmed_at is not null as "isConfirmed"
    from authenticator_apps where user_id = $1 for update`,
};
const BEGIN = {
  name: 'authenticator-app-begin',
  text: `insert into authenticator_apps as a (user_id, secret, created_at) values ($1, $2, $3)
    on conflict (user_id) do update set secret = $2, last_step = null, created_at = $3 where a.confirmed_at is null`,
};
const CONFIRM = {
  name: 'authenticator-app-confirm',
  text: `update authenticator_apps set confirmed_at = $2 where user_id = $1`,
};
const TAKE = {
  name: 'authenticator-app-take',
  text: `update authenticator_apps set last_step = $2 where user_id = $1`,
};
const REMOVE = {
  name: 'authenticator-app-remove',
  text: `delete from authenticator_apps where user_id = $1`,
};
/** `$1` is how every value begins that rests under the first key. */
const OLDER = {
  name: 'authenticator-apps-under-older-keys',
  text: `select user_id as "userId", secret as sealed from authenticator_apps
    where not starts_with(secret, $1) order by user_id limit $2 for update`,
};
const SEAL = {
  name: 'authenticator-app-seal-anew',
  text: `update authenticator_apps set secret = $2 where user_id = $1`,
};

interface Row extends Omit<AuthenticatorApp, 'secret'> {
  readonly sealed: string;
}

/** Each secret rests encrypted, together with whose it is (rules.md#sealed-fields). */
export class SqlAuthenticatorApps implements AuthenticatorApps, SealedFields {
  readonly name = 'Authenticator secrets';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async isOn(userId: UserId): Promise<boolean> {
    return (await this.sql.row(IS_ON, [userId])) !== null;
  }

  async find(userId: UserId): Promise<AuthenticatorApp | null> {
    const row = await this.sql.row<Row>(FIND, [userId]);
    if (!row) return null;
    const { sealed, ...app } = row;
    return { ...app, secret: this.cipher.open(sealed, placeOf(userId)) };
  }

  async begin(userId: UserId, secret: string, now: Date): Promise<void> {
    await this.sql.rows(BEGIN, [userId, this.cipher.seal(secret, placeOf(userId)), now]);
  }

  async confirm(userId: UserId, now: Date): Promise<void> {
    await this.sql.rows(CONFIRM, [userId, now]);
  }

  async take(userId: UserId, step: number): Promise<void> {
    await this.sql.rows(TAKE, [userId, step]);
  }

  async remove(userId: UserId): Promise<void> {
    await this.sql.rows(REMOVE, [userId]);
  }

  async sealAnew(): Promise<number> {
    const rows = await this.sql.rows<{ userId: string; sealed: string }>(OLDER, [
      this.cipher.currentPrefix,
      AT_ONCE,
    ]);
    for (const { userId, sealed } of rows) {
      const place = placeOf(userId);
      await this.sql.rows(SEAL, [userId, this.cipher.seal(this.cipher.open(sealed, place), place)]);
    }
    return rows.length;
  }
}

function placeOf(row: string): FieldPlace {
  return { table: 'authenticator_apps', column: 'secret', row };
}
