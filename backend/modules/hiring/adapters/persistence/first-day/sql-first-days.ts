import type { ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { FirstDayStore } from '#modules/hiring/application/first-day/first-day-store.ts';
import { FirstDay, type FirstDayRecord } from '#modules/hiring/domain/first-day/first-day.ts';

const COLUMNS = `referral_id as "referralId", day::text as day, ends_on::text as "endsOn", contact_name as "contactName", contact_phone as "contactPhone",
    nonce, token_hash as "tokenHash", iso(told_hired_at) as "toldHiredAt", iso(created_at) as "createdAt",
    iso(updated_at) as "updatedAt"`;

const FIND = {
  name: 'first-day',
  text: `select ${COLUMNS} from first_days where referral_id = $1 for update`,
};
const BY_TOKEN = {
  name: 'first-day-by-token',
  text: `select ${COLUMNS} from first_days where token_hash = $1`,
};
const SAVE = {
  name: 'first-day-save',
  text: `insert into first_days (referral_id, day, ends_on, contact_name, contact_phone, nonce, token_hash, told_hired_at,
      created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (referral_id) do update set day = excluded.day, ends_on = excluded.ends_on, contact_name = excluded.contact_name,
      contact_phone = excluded.contact_phone, told_hired_at = excluded.told_hired_at, updated_at = excluded.updated_at`,
};

type Times = 'toldHiredAt' | 'createdAt' | 'updatedAt';

type FirstDayRow = Omit<FirstDayRecord, Times> & {
  readonly toldHiredAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

function firstDayOf(row: FirstDayRow): FirstDay {
  return new FirstDay({
    ...row,
    toldHiredAt: row.toldHiredAt === null ? null : new Date(row.toldHiredAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  });
}

export class SqlFirstDays implements FirstDayStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(referralId: ReferralId): Promise<FirstDay | null> {
    const row = await this.sql.row<FirstDayRow>(FIND, [referralId]);
    return row && firstDayOf(row);
  }

  async findByToken(tokenHash: string): Promise<FirstDay | null> {
    const row = await this.sql.row<FirstDayRow>(BY_TOKEN, [tokenHash]);
    return row && firstDayOf(row);
  }

  async save({ facts }: FirstDay): Promise<void> {
    const { referralId, day, endsOn, contactName, contactPhone, nonce, tokenHash, toldHiredAt } = facts;
    const { createdAt, updatedAt } = facts;
    const given = [referralId, day, endsOn, contactName, contactPhone];
    await this.sql.rows(SAVE, [...given, nonce, tokenHash, toldHiredAt, createdAt, updatedAt]);
  }
}
