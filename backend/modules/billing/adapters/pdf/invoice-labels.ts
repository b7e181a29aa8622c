import type { Language } from '#contract/http/vocabulary/language.ts';
import type { InvoiceLine } from '../../domain/invoicing/invoice.ts';

/** An invoice's labels in the language of its employer. */
export interface InvoiceLabels {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly date: string;
  readonly paidOn: string;
  readonly corrects: string;
  readonly poNumber: string;
  readonly from: string;
  readonly billTo: string;
  readonly attention: string;
  readonly taxId: string;
  readonly items: string;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly credited: string;
  readonly paid: string;
  readonly test: string;
  readonly page: string;
  readonly lines: Readonly<Record<InvoiceLine['kind'], string>>;
}

export const INVOICE_LABELS: Readonly<Record<Language, InvoiceLabels>> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Issued',
    paidOn: 'Paid',
    corrects: 'For invoice',
    poNumber: 'PO number',
    from: 'From',
    billTo: 'Bill to',
    attention: 'Attn:',
    taxId: 'Tax ID',
    items: 'Items',
    net: 'Before tax',
    tax: 'Tax',
    total: 'Total',
    credited: 'Credited to you',
    paid: 'Paid in full. Nothing is due.',
    test: 'Test payment: no real money moved.',
    page: 'Page {page} of {pages}',
    lines: {
      bonus: 'Referral bonus, paid on to the referrer',
      platform_fee: 'Platform fee',
      letter_fee: 'Offer letter and digital signing',
      background_check: 'Background check',
      drug_test: 'Drug test',
      i9_verification: 'I-9 verification',
      job_post: 'Job post',
      job_boost: 'Job boost',
      subscription: 'Plan',
      returned_payment: 'Payment returned by your bank',
      plan: 'Plan',
      refund: 'Refund',
      dispute: 'Returned by your bank (dispute)',
      dispute_won: 'Charged again by your bank (dispute closed)',
    },
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Nota de crédito',
    number: 'Número',
    date: 'Emitida',
    paidOn: 'Pagada',
    corrects: 'De la factura',
    poNumber: 'Orden de compra',
    from: 'De',
    billTo: 'Facturar a',
    attention: 'Atención:',
    taxId: 'ID fiscal',
    items: 'Conceptos',
    net: 'Antes de impuestos',
    tax: 'Impuestos',
    total: 'Total',
    credited: 'A su favor',
    paid: 'Pagada por completo. No debe nada.',
    test: 'Pago de prueba: no se movió dinero real.',
    page: 'Página {page} de {pages}',
    lines: {
      bonus: 'Bono por recomendación, para quien recomendó',
      platform_fee: 'Tarifa de la plataforma',
      letter_fee: 'Carta de oferta y firma digital',
      background_check: 'Verificación de antecedentes',
      drug_test: 'Prueba de drogas',
      i9_verification: 'Verificación I-9',
      job_post: 'Publicación de empleo',
      job_boost: 'Impulso de la publicación',
      subscription: 'Plan',
      returned_payment: 'Pago devuelto por su banco',
      plan: 'Plan',
      refund: 'Reembolso',
      dispute: 'Devuelto por su banco (disputa)',
      dispute_won: 'Cobrado de nuevo por su banco (disputa cerrada)',
    },
  },
};
