import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { PreferenceStore, StoredChoices } from '../../application/preferences/preference-store.ts';

const FIND = {
  name: 'preferences-find',
  text: 'select choices, basis from notification_preferences where user_id = $1',
};
const OPEN = {
  name: 'preferences-open',
  text: `insert into notification_preferences (user_id, updated_at) values ($1, $2) on conflict (user_id) do nothing`,
};
const LOCK = {
  name: 'preferences-lock',
  text: 'select choices, basis from notification_preferences where user_id = $1 for update',
};
const SAVE = {
  name: 'preferences-save',
  text: `update notification_preferences set choices = $2, basis = $3, updated_at = $4 where user_id = $1`,
};
const NOTHING: StoredChoices = { choices: {}, basis: null };

export class SqlPreferenceStore implements PreferenceStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(userId: UserId): Promise<StoredChoices> {
    return (await this.sql.row<StoredChoices>(FIND, [userId])) ?? NOTHING;
  }

  async lock(userId: UserId, now: Date): Promise<StoredChoices> {
    await this.sql.rows(OPEN, [userId, now]);
    return (await this.sql.row<StoredChoices>(LOCK, [userId])) ?? NOTHING;
  }

  async save(userId: UserId, { choices, basis }: StoredChoices, now: Date): Promise<void> {
    await this.sql.rows(SAVE, [userId, JSON.stringify(choices), JSON.stringify(basis), now]);
  }
}
