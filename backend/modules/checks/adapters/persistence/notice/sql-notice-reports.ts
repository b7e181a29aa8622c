import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { NoticeReports } from '#modules/checks/application/report/ports.ts';
import type { AdverseActionId } from '#modules/checks/domain/notice/adverse-action.ts';

/** Reports are large: few at a time. */
const AT_ONCE = 10;

const ADD: Statement = {
  name: 'notice-report-add',
  text: `insert into background_reports (action_id, sealed, settled_at) values ($1, $2, $3)`,
};
const READ: Statement = {
  name: 'notice-report',
  text: `select sealed from background_reports where action_id = $1`,
};
const FORGET: Statement = {
  name: 'notice-reports-forget',
  text: `delete from background_reports where action_id in (
    select r.action_id from background_reports r where r.settled_at < $1
      and not exists (select from adverse_actions a where a.id = r.action_id and a.status = 'waiting')
    order by r.settled_at limit $2) returning 1`,
};
/** `$1` is the prefix of values under the first key. */
const UNDER_OLDER_KEYS: Statement = {
  name: 'notice-reports-under-older-keys',
  text: `select action_id as id, sealed from background_reports where not starts_with(sealed, $1)
    order by action_id limit $2 for update`,
};
const SEAL_ANEW: Statement = {
  name: 'notice-report-seal-anew',
  text: `update background_reports set sealed = $2 where action_id = $1`,
};

/** Each report is sealed together with its row, as text in base64. */
export class SqlNoticeReports implements NoticeReports, SealedFields {
  readonly name = 'Background reports';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async add(id: AdverseActionId, bytes: Uint8Array, settledAt: Date): Promise<void> {
    const sealed = this.cipher.seal(Buffer.from(bytes).toString('base64'), placeOf(id));
    await this.sql.rows(ADD, [id, sealed, settledAt]);
  }

  async read(id: AdverseActionId): Promise<Uint8Array | null> {
    const row = await this.sql.row<{ sealed: string }>(READ, [id]);
    return row && Buffer.from(this.cipher.open(row.sealed, placeOf(id)), 'base64');
  }

  async forgetBefore(settledAt: Date, limit: number): Promise<number> {
    return (await this.sql.rows(FORGET, [settledAt, limit])).length;
  }

  async sealAnew(): Promise<number> {
    const values = [this.cipher.currentPrefix, AT_ONCE];
    const rows = await this.sql.rows<{ id: AdverseActionId; sealed: string }>(UNDER_OLDER_KEYS, values);
    for (const { id, sealed } of rows) {
      const report = this.cipher.open(sealed, placeOf(id));
      await this.sql.rows(SEAL_ANEW, [id, this.cipher.seal(report, placeOf(id))]);
    }
    return rows.length;
  }
}

function placeOf(row: AdverseActionId): FieldPlace {
  return { table: 'background_reports', column: 'sealed', row };
}
