import type { Sql } from '#platform/persistence/sql.ts';
import type { ReferralWorkerNames } from '#modules/billing/index.ts';

/** In Latin letters where someone has said how, as receipts print them (rules.md#latin-names). Reads `users` of identity. */
const NAMES = {
  name: 'payment-subjects',
  text: `select r.id, coalesce((select p.latin_name from users p where p.id = r.worker_id), r.worker_latin_name, r.worker_name) as name
    from referrals r where r.id = any($1::uuid[])`,
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
