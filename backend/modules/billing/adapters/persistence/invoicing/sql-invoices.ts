import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  ChargedInvoice,
  ClaimedSource,
  FoundBillable,
  InvoiceMonths,
  InvoiceReader,
  InvoiceStore,
  QueuedSource,
  RefundNotice,
} from '#modules/billing/application/invoicing/ports.ts';
import type { PageRequest } from '#modules/billing/application/reporting/billing-reader.ts';
import type { PaymentLine } from '#modules/billing/domain/charging/payment-line.ts';
import {
  kindOf,
  restoredNote,
  type Invoice,
  type InvoiceLine,
  type InvoiceSeries,
  type SourceKey,
} from '#modules/billing/domain/invoicing/invoice.ts';
import * as statements from './invoice-statements.ts';

type Row = Omit<FoundBillable, 'source' | 'lines' | 'corrects'> & {
  readonly lines: readonly (InvoiceLine | PaymentLine)[];
  readonly corrects: FoundBillable['corrects'];
};

export class SqlInvoices implements InvoiceStore, InvoiceReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async await({ kind, id }: SourceKey, occurredAt: Date): Promise<void> {
    await this.sql.rows(statements.AWAIT, [kind, id, occurredAt]);
  }

  next(now: Date): Promise<QueuedSource | null> {
    return this.sql.row<QueuedSource>(statements.NEXT, [now]);
  }

  async billable(source: SourceKey): Promise<FoundBillable | null> {
    const row = await this.sql.row<Row>(statements.BILLABLES[source.kind], valuesFor(source));
    if (!row) return null;
    const isCredit = kindOf(source) === 'credit_note';
    const corrects = isCredit ? (row.corrects ?? undefined) : null;
    return { ...row, source, lines: byKind(row.lines), corrects };
  }

  claim({ kind, id }: SourceKey): Promise<ClaimedSource | null> {
    return this.sql.row<ClaimedSource>(statements.CLAIM, [kind, id]);
  }

  async deferNotice(notice: RefundNotice): Promise<boolean> {
    const values = [notice.refundId, JSON.stringify(notice)];
    return (await this.sql.row(statements.DEFER_NOTICE, values)) !== null;
  }

  async receiptTold(paymentId: string): Promise<void> {
    await this.sql.rows(statements.RECEIPT_TOLD, [paymentId]);
  }

  async awaitsReceipt(paymentId: string): Promise<boolean> {
    return (await this.sql.row(statements.AWAITS_RECEIPT, [paymentId])) !== null;
  }

  async takeNumber(series: InvoiceSeries): Promise<number> {
    const row = await this.sql.row<{ number: number }>(statements.TAKE_NUMBER, [series]);
    if (!row) throw new Error(`No counter for ${series}`);
    return row.number;
  }

  async add(invoice: Invoice): Promise<void> {
    const { source, lines, seller, billTo } = invoice;
    await this.sql.rows(statements.ADD, [
      invoice.id,
      invoice.series,
      invoice.number,
      invoice.kind,
      source.kind,
      source.id,
      invoice.provider,
      invoice.employerId,
      invoice.paymentId,
      invoice.corrects,
      JSON.stringify(lines),
      invoice.totalCents,
      invoice.taxCents,
      invoice.taxableCents,
      invoice.taxReference,
      JSON.stringify(seller),
      JSON.stringify(billTo),
      invoice.poNumber,
      invoice.language,
      invoice.occurredAt,
      invoice.issuedAt,
    ]);
  }

  async setAside({ kind, id }: SourceKey, until: Date): Promise<void> {
    await this.sql.rows(statements.SET_ASIDE, [kind, id, until]);
  }

  find(id: string): Promise<Invoice | null> {
    return this.sql.row<Invoice>(statements.FIND, [id]);
  }

  ofSource({ kind, id }: SourceKey): Promise<Invoice | null> {
    return this.sql.row<Invoice>(statements.OF_SOURCE, [kind, id]);
  }

  list(
    employerId: UserId,
    { month, since }: InvoiceMonths,
    { limit, after }: PageRequest,
  ): Promise<ChargedInvoice[]> {
    const [of, from] = [month, since].map((one) => one && `${one}-01`);
    const values = [employerId, of, after?.at ?? null, after?.id ?? null, limit + 1, from];
    return this.sql.rows<ChargedInvoice>(statements.LIST, values);
  }

  async numberOf({ kind, id }: SourceKey): Promise<string | null> {
    return (await this.sql.row<{ number: string }>(statements.NUMBER_OF, [kind, id]))?.number ?? null;
  }
}

function valuesFor(source: SourceKey): readonly string[] {
  return source.kind === 'dispute_won' ? [source.id, restoredNote(source).id] : [source.id];
}

/** One line per kind, without workers' names: invoices are retained for years. */
function byKind(lines: readonly (InvoiceLine | PaymentLine)[]): readonly InvoiceLine[] {
  const groups = Map.groupBy(lines, ({ kind }) => kind);
  return [...groups].map(([kind, same]) => {
    const [first] = same;
    const amountCents = same.reduce((sum, line) => sum + line.amountCents, 0);
    const count = same.length > 1 ? { count: same.length } : {};
    const plan = first && 'plan' in first && first.plan ? { plan: first.plan } : {};
    return { kind, amountCents, ...count, ...plan };
  });
}
