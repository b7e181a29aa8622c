import { addHours, type Clock } from '#kernel/clock.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import { asId, newId } from '#kernel/ids.ts';
import type { DueWork, TaskHandler, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  kindOf,
  printedNumber,
  seriesOf,
  taxableLines,
  taxReturned,
  type BillTo,
  type DocumentTax,
  type Invoice,
  type Seller,
} from '../../domain/invoicing/invoice.ts';
import { taxOwed } from '../../domain/invoicing/tax-postings.ts';
import type { Ledger } from '../ports.ts';
import type { BilledParties, BillingProfiles, FoundBillable, InvoiceStore, QueuedSource } from './ports.ts';
import type { TaxCalculator } from './tax-calculator.ts';

/** A long history is numbered over many runs, so nothing else waits for it. */
const BATCH = 200;
const HOURS_UNTIL_RETRY = 1 / 6;

export interface IssueInvoicesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: InvoiceStore;
  readonly parties: BilledParties;
  readonly profiles: BillingProfiles;
  readonly tax: TaxCalculator;
  readonly ledger: Ledger;
  readonly taskQueue: TaskQueue;
  readonly events: EventPublisher;
  readonly seller: Seller;
  readonly clock: Clock;
}

/**
 * Numbers queued sources, oldest first, each in its own transaction (rules.md#invoice-numbers). One that
 * cannot be issued is set aside and does not block others. As due work it numbers the history and retries
 * what a task has given up.
 */
export class IssueInvoices implements TaskHandler<'billing.issue_invoices'>, DueWork {
  readonly kind = 'billing.issue_invoices';
  readonly name = 'billing.issue_invoices';
  private readonly needs: IssueInvoicesNeeds;

  constructor(needs: IssueInvoicesNeeds) {
    this.needs = needs;
  }

  async handle(): Promise<void> {
    await this.run();
  }

  /** @throws the first failure, when all others are done. */
  async run(): Promise<number> {
    const failures: unknown[] = [];
    let issued = 0;
    for (; issued < BATCH; issued += 1) {
      const next = await this.needs.store.next(this.needs.clock.now());
      if (!next) break;
      await this.issue(next).catch(async (error: unknown) => {
        failures.push(error);
        await this.needs.store.setAside(next, addHours(this.needs.clock.now(), HOURS_UNTIL_RETRY));
      });
    }
    if (failures.length > 0) throw failures[0];
    return issued;
  }

  private async issue(source: QueuedSource): Promise<void> {
    const { store, unitOfWork, events, clock } = this.needs;
    const found = await store.billable(source);
    if (found && (found.corrects === undefined || found.restores === null))
      throw new Error('The document before it is not issued yet');
    const draft = found && (await this.draftOf(found, source));
    // Claimed before taking a number, so a source that is already issued uses none.
    await unitOfWork.transaction(async () => {
      const claimed = await store.claim(source);
      if (!claimed) return;
      if (draft && !claimed.isIssued) {
        const number = await store.takeNumber(draft.series);
        await this.book({ ...draft, number }, source);
      }
      const { refundNotice } = claimed;
      if (!refundNotice) return;
      const documented = { ...refundNotice, tries: 0 };
      await events.publish([domainEvent('billing.refund_documented', clock.now(), documented)]);
    });
  }

  private async draftOf(found: FoundBillable, source: QueuedSource): Promise<Omit<Invoice, 'number'>> {
    const { parties, profiles, seller, clock } = this.needs;
    const { corrects, restores: _, repeats: _repeated, ...billable } = found;
    const party = await parties.of(asId(found.employerId));
    const profile = await profiles.find(party.holderId);
    const { poNumber = '', ...address } = profile ?? {};
    const billTo: BillTo = { ...NO_ADDRESS, name: party.name, ...address, email: party.email };
    return {
      ...billable,
      ...(await this.taxOf(found, billTo, source)),
      id: newId(),
      series: seriesOf(found),
      kind: kindOf(source),
      corrects: corrects?.id ?? null,
      seller,
      billTo,
      poNumber,
      language: party.language,
      issuedAt: clock.now().toISOString(),
    };
  }

  /**
   * A refund reverses its share of the invoice's tax, a repeated charge restores it, and neither calls the
   * tax service.
   */
  private async taxOf(found: FoundBillable, billTo: BillTo, source: QueuedSource): Promise<DocumentTax> {
    const { corrects, lines, totalCents, restores, repeats = null } = found;
    if (restores) return restores;
    if (corrects) return taxReturned(corrects, totalCents);
    const taxable = taxableLines(lines, repeats);
    const taxableCents = taxable.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (source.isHistory || taxable.length === 0) return { taxCents: 0, taxableCents, taxReference: null };
    const reference = `${source.kind}:${source.id}`;
    const tax = await this.needs.tax.calculate({ reference, billTo, lines: taxable });
    return { taxCents: tax.taxCents, taxableCents, taxReference: tax.reference };
  }

  private async book(invoice: Invoice, { isHistory }: QueuedSource): Promise<void> {
    const { store, ledger, taskQueue, events, clock } = this.needs;
    const { id: invoiceId, employerId, provider, kind, source, totalCents: amountCents } = invoice;
    const at = clock.now();
    await store.add(invoice);
    if (invoice.taxCents > 0) {
      const taxCents = kind === 'invoice' ? invoice.taxCents : -invoice.taxCents;
      await ledger.post(taxOwed({ invoiceId, employerId, provider, taxCents, at }));
    }
    if (invoice.taxReference !== null)
      await taskQueue.enqueue({ kind: 'billing.declare_tax', data: { invoiceId } });
    if (isHistory) return;
    const number = printedNumber(invoice);
    const about = { invoiceId, number, employerId, kind, amountCents };
    const plan = invoice.lines[0]?.plan?.name ?? null;
    await events.publish([
      domainEvent('billing.invoice_issued', at, {
        ...about,
        sourceKind: source.kind,
        sourceId: source.id,
        plan,
      }),
    ]);
  }
}

const NO_ADDRESS = {
  attention: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
} as const;
