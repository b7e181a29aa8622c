import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { TaxNotices } from '#modules/billing/application/taxes/tax-ports.ts';

const MARK: Statement = {
  name: 'tax-notice-mark',
  text: `insert into tax_notices (user_id, year, kind, told_at) values ($1, $2, $3, $4)
    on conflict do nothing returning year`,
};

export class SqlTaxNotices implements TaxNotices {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async mark(userId: UserId, { year, kind }: { year: number; kind: string }, at: Date): Promise<boolean> {
    return (await this.sql.row(MARK, [userId, year, kind, at])) !== null;
  }
}
