import type { BillTo, InvoiceLine } from '../../domain/invoicing/invoice.ts';

export interface TaxableSale {
  /** Ours: the same one twice is the same sale. */
  readonly reference: string;
  readonly billTo: BillTo;
  readonly lines: readonly InvoiceLine[];
}

export interface SaleTax {
  /** Part of the prices, which include it. */
  readonly taxCents: number;
  /** What the provider knows the sale by; null where there is nothing to declare. */
  readonly reference: string | null;
}

/** Says how much of a sale is tax (rules.md#invoice-tax). */
export interface TaxCalculator {
  /** @throws ProviderUnavailable: the invoice waits. */
  calculate(sale: TaxableSale): Promise<SaleTax>;
  /** An invoice was issued: what it says is declared. Answers the provider's id of that; repeating it does nothing. */
  declare(document: { readonly number: string; readonly taxReference: string }): Promise<string>;
  /** A credit note takes a part back. Answers the provider's id of that; repeating it does nothing. */
  takeBack(document: {
    readonly number: string;
    /** What the invoice was declared as. */
    readonly declaration: string;
    /** Of what was declared, not of what was never taxed. */
    readonly amountCents: number;
  }): Promise<string>;
  /** What a credit note has taken back is charged after all. Answers the provider's id of that; repeating it does nothing. */
  restore(document: {
    readonly number: string;
    /** What the credit note was told of as. */
    readonly declaration: string;
  }): Promise<string>;
}

/** Without a tax service: nothing is tax. */
export const noTax: TaxCalculator = {
  calculate: async () => ({ taxCents: 0, reference: null }),
  declare: async ({ number }) => number,
  takeBack: async ({ number }) => number,
  restore: async ({ number }) => number,
};
