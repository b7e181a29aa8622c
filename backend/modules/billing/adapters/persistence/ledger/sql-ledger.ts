import type { PaymentId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { Ledger } from '#modules/billing/application/ports.ts';
import type { LedgerAccount } from '#modules/billing/domain/ledger/ledger-account.ts';
import { LedgerTransaction } from '#modules/billing/domain/ledger/ledger-transaction.ts';

const POST = {
  name: 'ledger-post',
  text: `with posted as (
      insert into ledger_transactions (id, kind, reference, referral_id, payment_id, occurred_at, corrects, provider,
        employer_id)
      values ($1, $2, $3, $4, $5, $6, (select c.id from ledger_transactions c where c.reference = $9),
        coalesce($10, (select p.provider from payments p where p.id = $5), $11), $12) returning id)
    insert into ledger_entries (transaction_id, account, amount_cents)
    select posted.id, entry.account, entry.cents
      from posted, unnest($7::text[], $8::bigint[]) as entry (account, cents)`,
};
const HAS = { name: 'ledger-has', text: `select id from ledger_transactions where reference = $1` };
const TRANSACTION = `select t.id, t.kind, t.reference, iso(t.occurred_at) as "occurredAt", t.referral_id as "referralId",
      t.payment_id as "paymentId", t.provider, null as corrects, t.employer_id as "employerId",
      (select json_agg(json_build_object('account', e.account, 'amountCents', e.amount_cents))
         from ledger_entries e where e.transaction_id = t.id) as entries
    from ledger_transactions t`;
const FIND = { name: 'ledger-find', text: `${TRANSACTION} where t.reference = $1` };
const COMMITMENTS = {
  name: 'ledger-commitments',
  text: `${TRANSACTION} where t.hire_id = $1 order by t.id`,
};
const SUM = {
  name: 'ledger-sum-of-payment',
  text: `select coalesce(sum(e.amount_cents), 0)::float8 as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.payment_id = $1 and e.account = $2`,
};
const PROVIDERS = {
  name: 'ledger-providers',
  text: `select o.id, p.provider from obligations o join payments p on p.id = o.payment_id
    where o.id = any ($1) and p.provider is not null`,
};

type Row = Omit<LedgerTransaction, 'occurredAt' | 'amountFor'> & { occurredAt: string };

/** Posts with two inserts in one statement; the database itself rejects unbalanced movements. */
export class SqlLedger implements Ledger {
  private readonly sql: Sql;
  private readonly provider: LedgerProvider;

  /** @param provider for movements without a payment, such as a reward */
  constructor(sql: Sql, provider: LedgerProvider) {
    this.sql = sql;
    this.provider = provider;
  }

  async post({
    id,
    kind,
    reference,
    referralId,
    paymentId,
    occurredAt,
    provider,
    corrects,
    employerId,
    entries,
  }: LedgerTransaction): Promise<void> {
    await this.sql.rows(POST, [
      id,
      kind,
      reference,
      referralId,
      paymentId,
      occurredAt,
      entries.map(({ account }) => account),
      entries.map(({ amountCents }) => amountCents),
      corrects,
      provider,
      this.provider,
      employerId,
    ]);
  }

  async has(reference: string): Promise<boolean> {
    return (await this.sql.row(HAS, [reference])) !== null;
  }

  async find(reference: string): Promise<LedgerTransaction | null> {
    const row = await this.sql.row<Row>(FIND, [reference]);
    return row && transactionOf(row);
  }

  async providersOf(obligationIds: readonly string[]): Promise<ReadonlyMap<string, LedgerProvider>> {
    const rows = await this.sql.rows<{ id: string; provider: LedgerProvider }>(PROVIDERS, [obligationIds]);
    return new Map(rows.map(({ id, provider }) => [id, provider]));
  }

  async sumOf(paymentId: PaymentId, account: LedgerAccount): Promise<number> {
    return (await this.sql.row<{ cents: number }>(SUM, [paymentId, account]))?.cents ?? 0;
  }

  async commitmentsOf(hireId: string): Promise<LedgerTransaction[]> {
    const rows = await this.sql.rows<Row>(COMMITMENTS, [hireId]);
    return rows.map(transactionOf);
  }
}

function transactionOf(row: Row): LedgerTransaction {
  return Object.assign(new LedgerTransaction(), { ...row, occurredAt: new Date(row.occurredAt) });
}
