import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, UserId } from '#kernel/ids.ts';
import type { ReadBilling, PaymentRecordView } from './read-billing.ts';
import type { Payer, Payers } from '../ports.ts';

export interface Receipt {
  readonly payment: PaymentRecordView;
  readonly payer: Payer;
}

const NOBODY: Payer = { name: '', email: '', language: 'en' };

/** Prints a receipt. */
export interface ReceiptPrinter {
  print(receipt: Receipt): Promise<Uint8Array>;
}

interface WriteReceiptNeeds {
  readonly readBilling: ReadBilling;
  readonly payers: Payers;
  readonly printer: ReceiptPrinter;
}

/** The receipt of a successful payment, identified by its invoice number once the invoice is issued. */
export class WriteReceipt {
  private readonly needs: WriteReceiptNeeds;

  constructor(needs: WriteReceiptNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.payment_not_found` (not_found), `billing.not_paid` (conflict) */
  async run(
    employerId: UserId,
    id: PaymentId,
  ): Promise<{ readonly number: string | null; readonly bytes: Uint8Array }> {
    const payment = await this.needs.readBilling.record(employerId, id);
    if (payment.status !== 'succeeded') {
      throw new DomainError(
        'billing.not_paid',
        'conflict',
        'You can get a receipt once the payment goes through',
      );
    }
    const payer = await this.needs.payers.payer(employerId);
    const bytes = await this.needs.printer.print({ payment, payer: payer ?? NOBODY });
    return { number: payment.invoice?.number ?? null, bytes };
  }
}
