import type { Clock } from '#kernel/clock.ts';
import type { TaskHandler } from '#kernel/tasks.ts';
import { printedNumber, type Invoice } from '../../domain/invoicing/invoice.ts';
import { BILLING_TASKS, taskId } from '../provider/billing-tasks.ts';
import type { InvoiceStore, TaxDeclarations } from './ports.ts';
import type { TaxCalculator } from './tax-calculator.ts';

interface DeclareTaxNeeds {
  readonly store: Pick<InvoiceStore, 'find'>;
  readonly declarations: TaxDeclarations;
  readonly tax: TaxCalculator;
  readonly clock: Clock;
}

/** Tells the tax service of a document that was issued, once. A credit note waits for its invoice to be told of. */
export class DeclareTax implements TaskHandler {
  readonly kind = BILLING_TASKS.declareTax;
  private readonly needs: DeclareTaxNeeds;

  constructor(needs: DeclareTaxNeeds) {
    this.needs = needs;
  }

  async handle(data: Readonly<Record<string, unknown>>): Promise<void> {
    const { store, declarations, clock } = this.needs;
    const invoice = await store.find(taskId(data, 'invoiceId'));
    if (!invoice || (await declarations.of(invoice.id)) !== null) return;
    const declaration = await this.tell(invoice);
    if (declaration !== null) await declarations.keep(invoice.id, declaration, clock.now());
  }

  private async tell(invoice: Invoice): Promise<string | null> {
    const { declarations, tax } = this.needs;
    const { corrects, taxReference, totalCents: amountCents } = invoice;
    if (taxReference === null) return null;
    const number = printedNumber(invoice);
    if (corrects === null) return tax.declare({ number, taxReference });
    const declaration = await declarations.of(corrects);
    if (declaration === null) throw new Error('Its invoice was not declared yet');
    return tax.takeBack({ number, declaration, amountCents });
  }
}
