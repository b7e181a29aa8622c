import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  IncomeReader,
  PayeeOfYear,
  YearOfIncome,
} from '#modules/billing/application/taxes/tax-ports.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import { stateIn } from '../../identity/identity-residences.ts';
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
/**
 * Ordered by account, so that a page reads only its part of a year: each person has one account at a
 * provider.
 */
const PAYEES: Statement = {
  name: 'income-payees',
  text: `select p.owner_id as "userId", p.account_id as "accountId", p.cents::float8 as cents, f.id as "formId", f.name, f.business_name as "businessName",
      f.classification, f.tax_id_type as "taxIdType", f.tax_id as "taxId", f.street, f.city, f.state, f.zip, u.location
    from (select y.account_id, a.owner_id, sum(y.cents) as cents
        from ledger_account_years y cross join lateral (select owner_id from ledger_accounts
          where id = y.account_id and provider = $2 limit 1) a
        where y.year = $1 and y.account_id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')
        group by y.account_id, a.owner_id having sum(y.cents) >= $4 order by y.account_id limit $5) p
      left join users u on u.id = p.owner_id
      left join tax_profiles f on f.user_id = p.owner_id and f.replaced_at is null
    order by p.account_id`,
};

type PayeeRow = {
  readonly userId: UserId;
  readonly accountId: string;
  readonly cents: number;
  readonly formId: string | null;
  /** The account's location. */
  readonly location: string | null;
} & NonNullable<PayeeOfYear['form']>;

/** Pay at this installation's provider: sandbox money is no income. */
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
    { fromCents, after, limit }: { fromCents: number; after: string | null; limit: number },
  ): Promise<readonly PayeeOfYear[]> {
    const values = [year, this.provider, after, fromCents, limit];
    const rows = await this.sql.rows<PayeeRow>(PAYEES, values);
    return rows.map(({ userId, accountId, cents, formId, taxId, location, ...form }) => ({
      userId,
      accountId,
      cents,
      state: formId === null ? stateIn(location) : form.state,
      form: formId === null ? null : { ...form, taxId: this.profiles.open(formId, taxId) },
    }));
  }
}
