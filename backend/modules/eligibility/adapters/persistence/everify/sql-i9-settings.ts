import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { DEFAULT_WORKDAYS } from '#contract/eligibility/vocabulary/weekdays.ts';
import type { I9Settings, I9SettingsStore } from '#modules/eligibility/application/everify/ports.ts';

const OF: Statement = {
  name: 'i9-settings-of',
  text: `select uses_everify as "usesEverify", everify_company_id as "companyId", everify_since::text as since,
      copies_documents as "copiesDocuments", workdays, closed_on_holidays as "closedOnHolidays"
    from i9_settings where employer_id = $1`,
};
const SAVE: Statement = {
  name: 'i9-settings-save',
  text: `insert into i9_settings (employer_id, uses_everify, everify_company_id, everify_since, copies_documents, workdays,
      closed_on_holidays, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (employer_id) do update set uses_everify = excluded.uses_everify,
      everify_company_id = excluded.everify_company_id, everify_since = excluded.everify_since,
      copies_documents = excluded.copies_documents, workdays = excluded.workdays,
      closed_on_holidays = excluded.closed_on_holidays, updated_at = excluded.updated_at`,
};
const NOT_SET: I9Settings = {
  usesEverify: false,
  companyId: null,
  since: null,
  copiesDocuments: false,
  workdays: DEFAULT_WORKDAYS,
  closedOnHolidays: true,
};

export class SqlI9Settings implements I9SettingsStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(employerId: UserId): Promise<I9Settings> {
    return (await this.sql.row<I9Settings>(OF, [employerId])) ?? NOT_SET;
  }

  async save(employerId: UserId, settings: I9Settings, at: Date): Promise<void> {
    const { usesEverify, companyId, since, copiesDocuments, workdays, closedOnHolidays } = settings;
    const days = [workdays, closedOnHolidays];
    await this.sql.rows(SAVE, [employerId, usesEverify, companyId, since, copiesDocuments, ...days, at]);
  }
}
