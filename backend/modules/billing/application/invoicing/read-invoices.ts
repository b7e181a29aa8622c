import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { SecurityLog } from '#modules/identity/index.ts';
import { printedNumber } from '../../domain/invoicing/invoice.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';
import { partsOf, referralsOf, type PaidReferral } from '../reporting/paid-referrals.ts';
import type { ReferralWorkerNames } from '../reporting/referral-worker-names.ts';
import type {
  ChargedInvoice,
  InvoiceMonths,
  InvoicePrinter,
  InvoiceReader,
  InvoiceStore,
  ListedInvoice,
} from './ports.ts';

interface ReadInvoicesNeeds {
  readonly reader: InvoiceReader;
  readonly store: Pick<InvoiceStore, 'find'>;
  readonly workers: ReferralWorkerNames;
  readonly printer: InvoicePrinter;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** The printed document names no worker; the employer's own list does. */
export interface NamedInvoice extends ChargedInvoice {
  readonly referrals: readonly PaidReferral[];
}

const NO_PAYMENT = { referralId: null, lines: [] };

const CHUNK = 200;

/** An employer's own invoices and credit notes. */
export class ReadInvoices {
  private readonly needs: ReadInvoicesNeeds;

  constructor(needs: ReadInvoicesNeeds) {
    this.needs = needs;
  }

  /** Newest first, with the workers of each payment; one more than the limit if more exist. */
  async list(employerId: UserId, months: InvoiceMonths, page: PageRequest): Promise<NamedInvoice[]> {
    const rows = await this.needs.reader.list(employerId, months, page);
    const paid = rows.map(({ referralId, paidLines }) => ({ referralId, lines: paidLines ?? [] }));
    const workers = await this.needs.workers.workersOf([...new Set(paid.flatMap(referralsOf))]);
    return rows.map((row, index) => ({ ...row, referrals: partsOf(paid[index] ?? NO_PAYMENT, workers) }));
  }

  /**
   * All invoices of a month, newest first, streamed; logged before the first row leaves
   * (rules.md#security-events).
   */
  async export(employerId: UserId, month: string | null): Promise<AsyncIterable<ListedInvoice>> {
    await this.needs.securityLog.record({ userId: employerId, kind: 'data_exported', detail: 'invoices' });
    return this.ofMonth(employerId, month);
  }

  private async *ofMonth(employerId: UserId, month: string | null): AsyncIterable<ListedInvoice> {
    let after: PageRequest['after'] = null;
    do {
      const rows = await this.needs.reader.list(employerId, { month, since: null }, { limit: CHUNK, after });
      yield* rows.slice(0, CHUNK);
      const last: ListedInvoice | undefined = rows[CHUNK - 1];
      after = rows.length > CHUNK && last ? { at: last.occurredAt, id: last.id } : null;
    } while (after);
  }

  /** @throws DomainError `billing.invoice_not_found` (not_found), also for someone else's. */
  async pdf(employerId: UserId, id: string): Promise<{ number: string; bytes: Uint8Array }> {
    const { store, printer } = this.needs;
    const invoice = await store.find(id);
    if (invoice?.employerId !== employerId)
      throw new DomainError('billing.invoice_not_found', 'not_found', 'Invoice not found');
    const corrected = invoice.corrects && (await store.find(invoice.corrects));
    const bytes = await printer.print(invoice, corrected ? printedNumber(corrected) : null);
    return { number: printedNumber(invoice), bytes };
  }
}
