import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import {
  NOTHING_CHOSEN,
  type PreferenceStore,
  type StoredPreferences,
} from '../../application/preferences/preference-store.ts';

const SELECT = `select choices, basis, digest, digest_hour as "digestHour", digest_weekday as "digestWeekday",
    quiet_from as "quietFrom", quiet_until as "quietUntil", time_zone as "timeZone",
    time_zone_chosen as "timeZoneChosen", iso(next_digest_at) as "nextDigestAt",
    exists (select from push_subscriptions p where p.user_id = notification_preferences.user_id) as "hasPush"
  from notification_preferences where user_id = $1`;
const FIND = { name: 'preferences-find', text: SELECT };
const OPEN = {
  name: 'preferences-open',
  text: `insert into notification_preferences (user_id, updated_at) values ($1, $2) on conflict (user_id) do nothing`,
};
const LOCK = { name: 'preferences-lock', text: `${SELECT} for update` };
const SAVE = {
  name: 'preferences-save',
  text: `update notification_preferences set choices = $2, basis = $3, digest = $4, digest_hour = $5, digest_weekday = $6,
      quiet_from = $7, quiet_until = $8, time_zone = $9, time_zone_chosen = $10, next_digest_at = $11, updated_at = $12
    where user_id = $1`,
};

interface Row extends Omit<StoredPreferences, 'nextDigestAt'> {
  readonly nextDigestAt: string | null;
}

export class SqlPreferenceStore implements PreferenceStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(userId: UserId): Promise<StoredPreferences> {
    return chosen(await this.sql.row<Row>(FIND, [userId]));
  }

  async lock(userId: UserId, now: Date): Promise<StoredPreferences> {
    await this.sql.rows(OPEN, [userId, now]);
    return chosen(await this.sql.row<Row>(LOCK, [userId]));
  }

  async save(userId: UserId, stored: StoredPreferences, now: Date): Promise<void> {
    const { choices, basis, digest, digestHour, digestWeekday } = stored;
    const { quietFrom, quietUntil, timeZone, timeZoneChosen, nextDigestAt } = stored;
    await this.sql.rows(SAVE, [
      userId,
      JSON.stringify(choices),
      basis && JSON.stringify(basis),
      digest,
      digestHour,
      digestWeekday,
      quietFrom,
      quietUntil,
      timeZone,
      timeZoneChosen,
      nextDigestAt,
      now,
    ]);
  }
}

function chosen(row: Row | null): StoredPreferences {
  if (!row) return NOTHING_CHOSEN;
  return { ...row, nextDigestAt: row.nextDigestAt === null ? null : new Date(row.nextDigestAt) };
}
