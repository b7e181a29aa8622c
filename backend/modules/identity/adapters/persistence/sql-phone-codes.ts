import type { LinkCodeRecord } from '#kernel/links/link-code.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { PhoneCodeStore } from '../../application/phone/phone-code-ports.ts';

const AT_A_TIME = 500;

const LOCK = {
  name: 'phone-code-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('phone-code:' || $1, 0))`,
};
const FIND = { name: 'phone-code-find', text: `select code from phone_codes where id = $1` };
const SAVE = {
  name: 'phone-code-save',
  text: `insert into phone_codes (id, code, forgotten_at) values ($1, $2::jsonb, $3)
    on conflict (id) do update set code = excluded.code, forgotten_at = excluded.forgotten_at`,
};
const REMOVE = {
  name: 'phone-codes-remove-forgotten',
  text: `delete from phone_codes where id in (
      select id from phone_codes where forgotten_at <= $1 order by forgotten_at limit ${AT_A_TIME} for update skip locked)
    returning id`,
};

export class SqlPhoneCodes implements PhoneCodeStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(id: string): Promise<LinkCodeRecord | null> {
    await this.sql.row(LOCK, [id]);
    return (await this.sql.row<{ code: LinkCodeRecord }>(FIND, [id]))?.code ?? null;
  }

  async save(id: string, code: LinkCodeRecord, forgottenAt: Date): Promise<void> {
    await this.sql.rows(SAVE, [id, JSON.stringify(code), forgottenAt]);
  }

  async removeForgotten(now: Date): Promise<number> {
    return (await this.sql.rows(REMOVE, [now])).length;
  }
}
