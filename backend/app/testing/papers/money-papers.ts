import { newId } from '#kernel/ids.ts';
import { PdfEvidencePrinter } from '#modules/admin/adapters/pdf/pdf-evidence-printer.ts';
import type { DisputedPayment } from '#modules/admin/application/evidence/disputed-payment.ts';
import { PdfInvoicePrinter } from '#modules/billing/adapters/pdf/pdf-invoice-printer.ts';
import { PdfReceiptPrinter } from '#modules/billing/adapters/pdf/pdf-receipt-printer.ts';
import { PdfStatementPrinter } from '#modules/billing/adapters/pdf/pdf-statement-printer.ts';
import type { Receipt } from '#modules/billing/application/reporting/write-receipt.ts';
import type { TaxStatement } from '#modules/billing/application/taxes/read-taxes.ts';
import type { Invoice } from '#modules/billing/domain/invoicing/invoice.ts';
import { PRINTED_AT, type Paper, type Written } from './paper.ts';

function disputed(written: Written): DisputedPayment {
  const consent = { version: '1', sha256: 'c'.repeat(64), text: `I agree, ${written('consent')}` };
  const said = {
    version: 1,
    payType: 'hourly' as const,
    payRate: '25',
    startDate: null,
    sha256: null,
    consent,
    events: [],
  };
  const times = { sentAt: null, viewedAt: null, signedAt: null, consentAt: PRINTED_AT.toISOString() };
  return {
    employerName: written('employerName'),
    employerEmail: 'pat@example.com',
    amount: '25.00',
    paidAt: PRINTED_AT.toISOString(),
    lines: [{ label: 'Offer letter', amount: '25.00' }],
    referrals: [
      {
        workerName: written('workerName'),
        jobTitle: 'Framer',
        company: 'Hill Co',
        confirmedAt: PRINTED_AT.toISOString(),
        hiredAt: null,
        letters: [{ ...said, ...times, signer: written('signer') }],
        addOns: [],
        steps: [],
      },
    ],
  };
}

const INVOICE = {
  id: newId(),
  series: 'INV',
  number: 12,
  kind: 'invoice',
  source: { kind: 'payment', id: newId() },
  provider: 'stripe',
  employerId: newId(),
  paymentId: newId(),
  lines: [{ kind: 'letter_fee', amountCents: 25_00 }],
  totalCents: 25_00,
  corrects: null,
  taxCents: 0,
  taxableCents: 25_00,
  taxReference: null,
  language: 'en',
  occurredAt: PRINTED_AT.toISOString(),
  issuedAt: PRINTED_AT.toISOString(),
} as const;

function invoice(kind: Invoice['kind']): (written: Written) => Promise<Uint8Array> {
  return (written) => {
    const seller = { name: written('seller'), address: [written('address')], email: null, taxId: null };
    const [name, attention, street] = [written('name'), written('attention'), written('street')];
    const [city, region, country] = [written('city'), 'TX', 'US'];
    const billTo = { name, attention, street, city, region, country, postalCode: '78701', email: null };
    const addressed = { kind, seller, billTo, poNumber: written('poNumber') };
    return new PdfInvoicePrinter().print({ ...INVOICE, ...addressed }, null);
  };
}
const INVOICE_FIELDS = ['seller', 'address', 'name', 'attention', 'street', 'city', 'poNumber'];

function receipt(written: Written): Receipt {
  const referrals = [{ referralId: newId(), workerName: written('workerName'), amount: '25.00' }];
  const payment = { id: newId(), paymentIntentId: null, status: 'succeeded', amount: '25.00' } as const;
  const about = {
    description: '',
    referralId: null,
    workerName: null,
    referrals,
    refunded: '0.00',
    invoice: null,
  };
  const times = { createdAt: PRINTED_AT.toISOString(), paidAt: PRINTED_AT.toISOString() };
  return {
    payment: { ...payment, ...about, ...times, currency: 'usd', clientSecret: null, lines: [], actions: [] },
    payer: { name: written('payer'), email: 'pat@example.com', language: 'en' },
  };
}

function statement(written: Written, hasProfile: boolean): TaxStatement {
  const amounts = {
    bonuses: '1.00',
    rewards: '0.00',
    corrections: '0.00',
    total: '1.00',
    threshold: '600.00',
  };
  const profile = {
    name: written('name'),
    businessName: written('businessName'),
    classification: 'individual',
    taxIdType: 'ssn',
    taxIdLast4: '1234',
    street: written('street'),
    city: written('city'),
    state: 'TX',
    zip: '78701',
    signature: 'Ana Ruiz',
    signedAt: PRINTED_AT.toISOString(),
    certificationVersion: '1',
    documentHash: 'd'.repeat(64),
  } as const;
  return {
    document: { year: 2026, isReported: false, isFinal: true, ...amounts },
    profile: hasProfile ? profile : null,
    payer: { name: written('payer'), email: 'ana@example.com', language: 'en' },
    printedOn: '2026-11-20',
  };
}

/** Papers for people who pay, for people who are paid, and for banks. */
export const MONEY_PAPERS: readonly Paper[] = [
  {
    name: 'the timeline of a dispute',
    printer: 'PdfEvidencePrinter',
    fields: ['employerName', 'workerName'],
    print: (written) => new PdfEvidencePrinter().timeline(disputed(written)),
  },
  {
    name: 'the consent of a dispute',
    printer: 'PdfEvidencePrinter',
    fields: ['signer', 'consent'],
    print: async (written) => (await new PdfEvidencePrinter().consent(disputed(written))) ?? Buffer.of(),
  },
  { name: 'an invoice', printer: 'PdfInvoicePrinter', fields: INVOICE_FIELDS, print: invoice('invoice') },
  {
    name: 'a credit note',
    printer: 'PdfInvoicePrinter',
    fields: ['name', 'city'],
    print: invoice('credit_note'),
  },
  {
    name: 'a receipt',
    printer: 'PdfReceiptPrinter',
    fields: ['payer', 'workerName'],
    print: (written) => new PdfReceiptPrinter().print(receipt(written)),
  },
  {
    name: 'a tax statement',
    printer: 'PdfStatementPrinter',
    fields: ['name', 'businessName', 'street', 'city'],
    print: (written) => new PdfStatementPrinter().print(statement(written, true)),
  },
  {
    name: 'a tax statement without a tax form',
    printer: 'PdfStatementPrinter',
    fields: ['payer'],
    print: (written) => new PdfStatementPrinter().print(statement(written, false)),
  },
];
