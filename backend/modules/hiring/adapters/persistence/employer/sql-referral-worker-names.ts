import type { Sql } from '#platform/persistence/sql.ts';
import type { ReferralWorkerNames } from '#modules/billing/index.ts';

const NAMES = {
  name: 'payment-subjects',
  text: 'select id, worker_name as name from referrals where id = any($1::uuid[])',
};

export class SqlReferralWorkerNames implements ReferralWorkerNames {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async workersOf(referralIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (referralIds.length === 0) return new Map();
    const rows = await this.sql.rows<{ id: string; name: string }>(NAMES, [referralIds]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
