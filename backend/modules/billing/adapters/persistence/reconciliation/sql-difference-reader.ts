import type { Clock } from '#kernel/clock.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  DifferenceReader,
  ListedDifference,
} from '#modules/billing/application/reconciliation/differences.ts';
import type {
  BalanceLine,
  Reconciliation,
  StuckMoney,
} from '#contract/billing/reconciliation/reconciliation.ts';
import type { DifferenceState } from '#contract/billing/vocabulary/reconciliation/reconciliation.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import { mayExplain } from '#modules/billing/domain/reconciliation/difference.ts';
import { STUCK_MONEY } from './stuck-money.ts';

/** One statement per state and one for all, so that each uses its index. */
const list = (name: string, condition: string) => ({
  name,
  text: `select x.id, x.provider, x.about, x.subject, x.kind, dollars(x.their_cents) as theirs, dollars(x.our_cents) as ours,
      dollars(x.their_cents - x.our_cents) as difference, iso(x.at) as at, iso(x.found_at) as "foundAt", x.state,
      iso(x.agreed_at) as "agreedAt", x.explanation, iso(x.explained_at) as "explainedAt",
      case when u.id is not null then json_build_object('firstName', u.first_name, 'lastName', u.last_name) end
        as "explainedBy",
      to_char(x.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from (select * from found_differences d
      where ${condition} and ($2::timestamptz is null or (d.found_at, d.id) < ($2::timestamptz, $3::uuid))
      order by d.found_at desc, d.id desc limit $1) x
    left join users u on u.id = x.explained_by
    order by x.found_at desc, x.id desc`,
});
const LISTS = {
  all: list('differences-list', 'true'),
  open: list('differences-list-open', `d.state = 'open'`),
  explained: list('differences-list-explained', `d.state = 'explained'`),
  agreed: list('differences-list-agreed', `d.state = 'agreed'`),
};
/** An object has few lines: payment, refunds, disputes. */
const LINES = {
  name: 'difference-lines',
  text: `select (select coalesce(json_agg(json_build_object('id', t.id, 'kind', t.kind, 'amount', dollars(t.amount_cents),
        'fee', dollars(t.fee_cents), 'at', iso(t.created_at)) order by t.created_at, t.id), '[]')
      from (select * from balance_transactions b where b.about = d.about and b.provider = d.provider limit 100) t) as lines
    from found_differences d where d.id = $1`,
};
const OVERVIEW = {
  name: 'reconciliation-overview',
  text: `select (select coalesce(json_agg(json_build_object('provider', provider, 'endedAt', iso(ended_at),
        'listedUntil', iso(listed_until), 'lines', ended_lines, 'fees', dollars(ended_fees_cents),
        'readingSince', iso(begun_at)) order by provider), '[]')
        from balance_listings where provider in ('sandbox', 'stripe')) as listings,
      (select count(*)::integer from (select from found_differences where state = 'open'
        order by found_at desc limit 1000) found) as open`,
};

export class SqlDifferenceReader implements DifferenceReader {
  private readonly sql: Sql;
  private readonly clock: Clock;
  private readonly provider: LedgerProvider;

  /** @param provider of the installation */
  constructor(sql: Sql, clock: Clock, provider: LedgerProvider) {
    this.sql = sql;
    this.clock = clock;
    this.provider = provider;
  }

  async list(state: DifferenceState | null, { limit, after }: Page): Promise<readonly ListedDifference[]> {
    const values = [limit + 1, after?.at ?? null, after?.id ?? null];
    const rows = await this.sql.rows<Omit<ListedDifference, 'mayExplain'>>(LISTS[state ?? 'all'], values);
    return rows.map((row) => ({ ...row, mayExplain: mayExplain(row) }));
  }

  async lines(id: string): Promise<readonly BalanceLine[] | null> {
    return (await this.sql.row<{ lines: readonly BalanceLine[] }>(LINES, [id]))?.lines ?? null;
  }

  async overview(): Promise<Reconciliation> {
    const row = await this.sql.row<Omit<Reconciliation, 'stuck'>>(OVERVIEW);
    if (!row) throw new Error('The reconciliation answered nothing');
    const values = [this.clock.now(), this.provider];
    return { ...row, stuck: await this.sql.rows<StuckMoney>(STUCK_MONEY, values) };
  }
}
