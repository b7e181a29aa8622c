import type { Clock } from '#kernel/clock.ts';
import type { TaskHandler, TaskMap } from '#kernel/tasks.ts';
import { printedNumber, restoredNote, type Invoice } from '../../domain/invoicing/invoice.ts';
import type { InvoiceStore, TaxDeclarations } from './ports.ts';
import type { TaxCalculator } from './tax-calculator.ts';

interface DeclareTaxNeeds {
  readonly store: Pick<InvoiceStore, 'find' | 'ofSource'>;
  readonly declarations: TaxDeclarations;
  readonly tax: TaxCalculator;
  readonly clock: Clock;
}

/** Declares an issued document to the tax service, once, and after the document that it partly reverses. */
export class DeclareTax implements TaskHandler<'billing.declare_tax'> {
  readonly kind = 'billing.declare_tax';
  private readonly needs: DeclareTaxNeeds;

  constructor(needs: DeclareTaxNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.declare_tax']): Promise<void> {
    const { store, declarations, clock } = this.needs;
    const invoice = await store.find(data.invoiceId);
    if (!invoice || (await declarations.of(invoice.id)) !== null) return;
    const declaration = await this.tell(invoice);
    if (declaration !== null) await declarations.keep(invoice.id, declaration, clock.now());
  }

  private async tell(invoice: Invoice): Promise<string | null> {
    const { tax } = this.needs;
    const { kind, source, taxReference, taxableCents: amountCents } = invoice;
    if (taxReference === null || amountCents === 0) return null;
    const number = printedNumber(invoice);
    if (kind === 'credit_note') {
      const declaration = await this.declarationOf(await this.saleOf(invoice));
      return tax.takeBack({ number, declaration, amountCents });
    }
    if (source.kind !== 'dispute_won') return tax.declare({ number, taxReference });
    return tax.restore({ number, declaration: await this.declarationOf(await this.noteBefore(invoice)) });
  }

  /** The service knows the sale itself, not repeated charges of it. */
  private async saleOf(note: Invoice): Promise<Invoice> {
    const corrected = note.corrects && (await this.needs.store.find(note.corrects));
    if (!corrected) throw new Error(`${printedNumber(note)} corrects nothing`);
    return corrected.source.kind === 'dispute_won'
      ? this.saleOf(await this.noteBefore(corrected))
      : corrected;
  }

  private async noteBefore(invoice: Invoice): Promise<Invoice> {
    const note = await this.needs.store.ofSource(restoredNote(invoice.source));
    if (!note) throw new Error(`${printedNumber(invoice)} restores nothing`);
    return note;
  }

  private async declarationOf({ id }: Invoice): Promise<string> {
    const declaration = await this.needs.declarations.of(id);
    if (declaration === null) throw new Error('The document before it was not declared yet');
    return declaration;
  }
}
