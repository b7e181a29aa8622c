import type { Sql } from '#platform/persistence/sql.ts';
import type { BalanceTransaction } from '#modules/billing/application/provider/balance-transaction.ts';
import type {
  BalanceListing,
  ProviderBalance,
} from '#modules/billing/application/reconciliation/reconcile-balance.ts';

const LISTING = {
  name: 'balance-listing',
  text: `select iso(listed_until) as "listedUntil", iso(since) as since, iso(begun_at) as "begunAt", next,
      lines, fees_cents::float8 as "feesCents", iso(ended_at) as "endedAt", ended_lines as "endedLines",
      ended_fees_cents::float8 as "endedFeesCents"
    from balance_listings where provider = $1`,
};
const KEEP = {
  name: 'balance-listing-keep',
  text: `insert into balance_listings (provider, listed_until, since, begun_at, next, lines, fees_cents, ended_at, ended_lines,
      ended_fees_cents)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (provider) do update set listed_until = $2, since = $3, begun_at = $4, next = $5, lines = $6,
      fees_cents = $7, ended_at = $8, ended_lines = $9, ended_fees_cents = $10`,
};
const NOTE = {
  name: 'balance-note',
  text: `insert into balance_transactions (id, provider, kind, about, amount_cents, fee_cents, refund_try, created_at, noted_at)
    select t.*, $9 from unnest($1::text[], array_fill($2::text, array[cardinality($1::text[])]), $3::text[], $4::text[],
      $5::bigint[], $6::bigint[], $7::text[], $8::timestamptz[]) as t
    on conflict do nothing returning id`,
};

interface ListingRow {
  readonly listedUntil: string | null;
  readonly since: string | null;
  readonly begunAt: string | null;
  readonly next: string | null;
  readonly lines: number;
  readonly feesCents: number;
  readonly endedAt: string | null;
  readonly endedLines: number;
  readonly endedFeesCents: number;
}

export class SqlProviderBalance implements ProviderBalance {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async listing(provider: string): Promise<BalanceListing | null> {
    const row = await this.sql.row<ListingRow>(LISTING, [provider]);
    if (!row) return null;
    const { since, begunAt, next, lines, feesCents, endedAt, endedLines, endedFeesCents } = row;
    const listedUntil = row.listedUntil === null ? null : new Date(row.listedUntil);
    const ended =
      endedAt === null ? null : { at: new Date(endedAt), lines: endedLines, feesCents: endedFeesCents };
    if (since === null || begunAt === null) return { listedUntil, reading: null, ended };
    const reading = { since: new Date(since), begunAt: new Date(begunAt), next, lines, feesCents };
    return { listedUntil, reading, ended };
  }

  async saveListing(provider: string, { listedUntil, reading, ended }: BalanceListing): Promise<void> {
    const { since = null, begunAt = null, next = null, lines = 0, feesCents = 0 } = reading ?? {};
    const soFar = [listedUntil, since, begunAt, next, lines, feesCents];
    const last = [ended?.at ?? null, ended?.lines ?? 0, ended?.feesCents ?? 0];
    await this.sql.rows(KEEP, [provider, ...soFar, ...last]);
  }

  async note(
    provider: string,
    transactions: readonly BalanceTransaction[],
    at: Date,
  ): Promise<readonly BalanceTransaction[]> {
    if (transactions.length === 0) return [];
    const rows = await this.sql.rows<{ id: string }>(NOTE, [
      transactions.map(({ id }) => id),
      provider,
      transactions.map(({ kind }) => kind),
      transactions.map(({ about }) => about),
      transactions.map(({ amountCents }) => amountCents),
      transactions.map(({ feeCents }) => feeCents),
      transactions.map(({ refundTry }) => refundTry),
      transactions.map(({ createdAt }) => createdAt.toISOString()),
      at,
    ]);
    const fresh = new Set(rows.map(({ id }) => id));
    return transactions.filter(({ id }) => fresh.has(id));
  }
}
