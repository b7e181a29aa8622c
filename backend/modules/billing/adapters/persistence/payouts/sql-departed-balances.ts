import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { DepartedBalances, OwedBalance } from '#modules/billing/application/payouts/owed-balances.ts';
import type { PageRequest } from '#modules/billing/application/reporting/billing-reader.ts';

const KEEP = {
  name: 'departed-balance-keep',
  text: `insert into departed_balances (user_id, left_at, settled_at)
    values ($1, $2, case when exists (select from ledger_accounts a where a.owner_id = $1
      and a.type in ('referrer_available', 'referrer_committed') and a.balance_cents > 0) then null::timestamptz else $2 end)
    on conflict do nothing`,
};
const LOCK = {
  name: 'departed-balance-lock',
  text: `select user_id from departed_balances where user_id = $1 and settled_at is null for update`,
};
const SETTLE = {
  name: 'departed-balance-settle',
  text: `update departed_balances set settled_at = $2 where user_id = $1`,
};
const LIST = {
  name: 'departed-balances',
  text: `select d.user_id as id, to_char(d.left_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "leftAt",
      dollars(coalesce(b.available, 0)) as available, dollars(coalesce(b.coming, 0)) as coming
    from (select * from departed_balances d
      where d.settled_at is null and ($3::timestamptz is null or (d.left_at, d.user_id) > ($3::timestamptz, $4::uuid))
      order by d.left_at, d.user_id limit $2) d
    left join lateral (select
        (sum(balance_cents) filter (where type = 'referrer_available'))::bigint as available,
        (sum(balance_cents) filter (where type = 'referrer_committed'))::bigint as coming
      from ledger_accounts where owner_id = d.user_id and provider = $1) b on true
    order by d.left_at, d.user_id`,
};

export class SqlDepartedBalances implements DepartedBalances {
  private readonly sql: Sql;
  private readonly provider: LedgerProvider;

  constructor(sql: Sql, provider: LedgerProvider) {
    this.sql = sql;
    this.provider = provider;
  }

  async keep(userId: UserId, at: Date): Promise<void> {
    await this.sql.rows(KEEP, [userId, at]);
  }

  async lock(userId: UserId): Promise<boolean> {
    return (await this.sql.row(LOCK, [userId])) !== null;
  }

  async settle(userId: UserId, at: Date): Promise<void> {
    await this.sql.rows(SETTLE, [userId, at]);
  }

  async list({ limit, after }: PageRequest): Promise<OwedBalance[]> {
    return this.sql.rows<OwedBalance>(LIST, [this.provider, limit + 1, after?.at ?? null, after?.id ?? null]);
  }
}
