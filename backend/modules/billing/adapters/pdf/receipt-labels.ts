import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ChargeKind } from '../../contract/charging/charge.ts';

/** A receipt's labels in the language of its payer. */
interface ReceiptLabels {
  readonly title: string;
  readonly invoice: string;
  readonly paid: string;
  readonly paidBy: string;
  readonly email: string;
  readonly whatFor: string;
  readonly total: string;
  readonly refunded: string;
  readonly whoFor: string;
  readonly former: string;
  readonly receipt: string;
  readonly page: string;
  /** Null: the payment's own label is used. */
  readonly lines: Readonly<Record<ChargeKind, string>> | null;
}

export const RECEIPT_LABELS: Readonly<Record<Language, ReceiptLabels>> = {
  en: {
    title: 'Crewvine receipt',
    invoice: 'Invoice',
    paid: 'Paid',
    paidBy: 'Paid by',
    email: 'Email',
    whatFor: 'What for',
    total: 'Total',
    refunded: 'Refunded',
    whoFor: 'Who for',
    former: 'Former member',
    receipt: 'Receipt for invoice {number}',
    page: 'Page {page} of {pages}',
    lines: null,
  },
  es: {
    title: 'Recibo de Crewvine',
    invoice: 'Factura',
    paid: 'Pagado',
    paidBy: 'Pagado por',
    email: 'Correo',
    whatFor: 'Concepto',
    total: 'Total',
    refunded: 'Reembolsado',
    whoFor: 'Por quién',
    former: 'Antiguo miembro',
    receipt: 'Recibo de la factura {number}',
    page: 'Página {page} de {pages}',
    lines: {
      referralBonus: 'Bono por recomendación',
      letterFee: 'Carta de oferta y firma digital',
      backgroundCheck: 'Verificación de antecedentes',
      drugTest: 'Prueba de drogas',
      i9Verification: 'Verificación I-9',
      platformFee: 'Tarifa de la plataforma',
      jobPost: 'Publicación de empleo',
      jobBoost: 'Impulso de la publicación',
      subscription: 'Plan',
      returnedPayment: 'Pago devuelto por su banco',
    },
  },
};
