import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, UserId } from '#kernel/ids.ts';
import { recordView, type BillingScreens, type PaymentRecordView } from './billing-screens.ts';
import type { Payers } from '../ports.ts';

export interface Receipt {
  readonly payment: PaymentRecordView;
  readonly payer: { readonly name: string; readonly email: string };
}

/** Prints a receipt. */
export interface ReceiptPrinter {
  print(receipt: Receipt): Promise<Uint8Array>;
}

/** The receipt of a payment that succeeded. */
export class WriteReceipt {
  private readonly screens: BillingScreens;
  private readonly payers: Payers;
  private readonly printer: ReceiptPrinter;

  constructor(screens: BillingScreens, payers: Payers, printer: ReceiptPrinter) {
    this.screens = screens;
    this.payers = payers;
    this.printer = printer;
  }

  /** @throws DomainError `billing.payment_not_found` (not_found), `billing.not_paid` (conflict) */
  async run(employerId: UserId, id: PaymentId): Promise<Uint8Array> {
    const payment = recordView(await this.screens.ownPayment(employerId, id), null);
    if (payment.status !== 'succeeded') {
      throw new DomainError(
        'billing.not_paid',
        'conflict',
        'You can get a receipt once the payment goes through',
      );
    }
    const payer = await this.payers.payer(employerId);
    return this.printer.print({ payment, payer: payer ?? { name: '', email: '' } });
  }
}
