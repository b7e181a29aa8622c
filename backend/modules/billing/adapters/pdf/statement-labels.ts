import type { Language } from '#contract/http/vocabulary/language.ts';
/** A yearly statement's labels in the language of its reader. */
interface StatementLabels {
  readonly title: string;
  readonly whole: string;
  readonly soFar: string;
  readonly paidBy: string;
  readonly paidTo: string;
  readonly business: string;
  readonly email: string;
  readonly address: string;
  readonly number: string;
  readonly ending: string;
  readonly paid: string;
  readonly bonuses: string;
  readonly rewards: string;
  readonly corrections: string;
  readonly total: string;
  readonly counts: string;
  readonly reported: string;
  readonly notReported: string;
  readonly noForm: string;
  readonly page: string;
}

export const STATEMENT_LABELS: Readonly<Record<Language, StatementLabels>> = {
  en: {
    title: 'Earnings in {year}',
    whole: 'Yearly statement, January 1 to December 31, {year}',
    soFar: 'So far: January 1, {year} to {day}',
    paidBy: 'Paid by',
    paidTo: 'Paid to',
    business: 'Business name',
    email: 'Email',
    address: 'Address',
    number: 'Taxpayer number',
    ending: 'ending in {last4}',
    paid: 'What you were paid',
    bonuses: 'Referral bonuses',
    rewards: 'Rewards',
    corrections: 'Corrections',
    total: 'Total',
    counts:
      'An amount counts in the year in which you could first withdraw it. Withdrawals, refunds and money that you paid yourself are not in it.',
    reported: 'We report this total on Form 1099-NEC and send you a copy.',
    notReported:
      'We report a year on Form 1099-NEC from {threshold} on. Below that you may still owe tax on it.',
    noForm: 'This statement is for your records. It is not a tax form.',
    page: 'Page {page} of {pages}',
  },
  es: {
    title: 'Ganancias de {year}',
    whole: 'Resumen anual, del 1 de enero al 31 de diciembre de {year}',
    soFar: 'Hasta ahora: del 1 de enero de {year} al {day}',
    paidBy: 'Pagado por',
    paidTo: 'Pagado a',
    business: 'Nombre del negocio',
    email: 'Correo',
    address: 'Dirección',
    number: 'Número de contribuyente',
    ending: 'termina en {last4}',
    paid: 'Lo que se le pagó',
    bonuses: 'Bonos por recomendación',
    rewards: 'Recompensas',
    corrections: 'Correcciones',
    total: 'Total',
    counts:
      'Un monto cuenta en el año en que usted pudo retirarlo por primera vez. No incluye retiros, reembolsos ni lo que usted haya pagado.',
    reported: 'Declaramos este total en el formulario 1099-NEC y le enviamos una copia.',
    notReported:
      'Declaramos un año en el formulario 1099-NEC desde {threshold}. Por debajo de eso, aún puede deber impuestos.',
    noForm: 'Este resumen es para sus archivos. No es un formulario de impuestos.',
    page: 'Página {page} de {pages}',
  },
};
