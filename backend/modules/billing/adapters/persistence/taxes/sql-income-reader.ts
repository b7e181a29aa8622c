import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  IncomeReader,
  PayeeOfYear,
  YearOfIncome,
} from '#modules/billing/application/taxes/tax-ports.ts';
import type { LedgerProvider } from '#modules/billing/contract/vocabulary/ledger.ts';
import type { SqlTaxProfiles } from './sql-tax-profiles.ts';

const YEARS: Statement = {
  name: 'income-years',
  text: `select y.year, sum(y.cents)::float8 as cents,
      coalesce(sum(y.cents) filter (where y.kind = 'milestone_released'), 0)::float8 as "bonusCents",
      coalesce(sum(y.cents) filter (where y.kind = 'reward_paid'), 0)::float8 as "rewardCents",
      coalesce(sum(y.cents) filter (where y.kind not in ('milestone_released', 'reward_paid')), 0)::float8
        as "correctionCents"
    from ledger_accounts a join ledger_account_years y on y.account_id = a.id
    where a.owner_id = $1 and a.type = 'referrer_available' and a.provider = $2
    group by y.year order by y.year`,
};
const COMING: Statement = {
  name: 'income-coming',
  text: `select balance_cents::float8 as cents from ledger_balances
    where owner_id = $1 and type = 'referrer_committed' and provider = $2`,
};
const PAYEES: Statement = {
  name: 'income-payees',
  text: `select p.owner_id as "userId", p.cents::float8 as cents, f.id as "formId", f.name, f.business_name as "businessName",
      f.classification, f.tax_id_type as "taxIdType", f.tax_id as "taxId", f.street, f.city, f.state, f.zip
    from (select a.owner_id, sum(y.cents) as cents
        from ledger_account_years y join ledger_accounts a on a.id = y.account_id
        where y.year = $1 and a.provider = $2 and ($3::uuid is null or a.owner_id > $3)
        group by a.owner_id having sum(y.cents) >= $4 order by a.owner_id limit $5) p
      left join tax_profiles f on f.user_id = p.owner_id and f.replaced_at is null
    order by p.owner_id`,
};

type PayeeRow = {
  readonly userId: UserId;
  readonly cents: number;
  readonly formId: string | null;
} & NonNullable<PayeeOfYear['form']>;

/** What people were paid at the provider of this installation: money of the sandbox is no income. */
export class SqlIncomeReader implements IncomeReader {
  private readonly sql: Sql;
  private readonly provider: LedgerProvider;
  private readonly profiles: Pick<SqlTaxProfiles, 'open'>;

  constructor(sql: Sql, provider: LedgerProvider, profiles: Pick<SqlTaxProfiles, 'open'>) {
    this.sql = sql;
    this.provider = provider;
    this.profiles = profiles;
  }

  years(userId: UserId): Promise<YearOfIncome[]> {
    return this.sql.rows<YearOfIncome>(YEARS, [userId, this.provider]);
  }

  async comingCents(userId: UserId): Promise<number> {
    return (await this.sql.row<{ cents: number }>(COMING, [userId, this.provider]))?.cents ?? 0;
  }

  async payees(
    year: number,
    { fromCents, after, limit }: { fromCents: number; after: UserId | null; limit: number },
  ): Promise<readonly PayeeOfYear[]> {
    const values = [year, this.provider, after, fromCents, limit];
    const rows = await this.sql.rows<PayeeRow>(PAYEES, values);
    return rows.map(({ userId, cents, formId, taxId, ...form }) => ({
      userId,
      cents,
      form: formId === null ? null : { ...form, taxId: this.profiles.open(formId, taxId) },
    }));
  }
}
