import type { BillTo, InvoiceLine } from '../../domain/invoicing/invoice.ts';

export interface TaxableSale {
  /** Our reference: repeating it means the same sale. */
  readonly reference: string;
  readonly billTo: BillTo;
  readonly lines: readonly InvoiceLine[];
}

export interface SaleTax {
  /** The tax that the prices include. */
  readonly taxCents: number;
  /** The provider's reference of the sale; null if there is nothing to declare. */
  readonly reference: string | null;
}

/** Calculates the tax in a sale (rules.md#invoice-tax). */
export interface TaxCalculator {
  /** @throws ProviderUnavailable: the invoice waits. */
  calculate(sale: TaxableSale): Promise<SaleTax>;
  /** Declares an issued invoice. Returns the provider's ID of the declaration; idempotent. */
  declare(document: { readonly number: string; readonly taxReference: string }): Promise<string>;
  /** Reverses the credited part of a declaration. Returns the provider's ID of the reversal; idempotent. */
  takeBack(document: {
    readonly number: string;
    /** The invoice's declaration. */
    readonly declaration: string;
    /** The declared part of the amount, without untaxed items. */
    readonly amountCents: number;
  }): Promise<string>;
  /** Restores a credited amount that is charged after all. Returns the provider's ID of that; idempotent. */
  restore(document: {
    readonly number: string;
    /** The credit note's declaration. */
    readonly declaration: string;
  }): Promise<string>;
}

/** Used without a tax service: nothing is tax. */
export const noTax: TaxCalculator = {
  calculate: async () => ({ taxCents: 0, reference: null }),
  declare: async ({ number }) => number,
  takeBack: async ({ number }) => number,
  restore: async ({ number }) => number,
};
