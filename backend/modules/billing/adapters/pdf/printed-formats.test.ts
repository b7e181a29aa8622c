import { readdirSync } from 'node:fs';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Invoice } from '../../domain/invoicing/invoice.ts';
import { PdfInvoicePrinter } from './pdf-invoice-printer.ts';
import { PdfReceiptPrinter } from './pdf-receipt-printer.ts';
import { PdfStatementPrinter } from './pdf-statement-printer.ts';
import { printedDay, printedMoney } from './printed-values.ts';

const AT = '2026-11-27T12:00:00.000Z';
const UUID = '01890a5d-ac96-774b-bcce-b302099a8057';
const ANY_UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/;
const ISO_DAY = /\d{4}-\d{2}-\d{2}/;
/** Four digits before the cents, without a comma. */
const UNGROUPED = /\$-?\d{4}/;

const payer = (language: Language) => ({ name: 'Ana Ruiz', email: 'ana@example.com', language });

const invoice = (language: Language, change: Partial<Invoice> = {}) =>
  new PdfInvoicePrinter().print(
    {
      id: UUID,
      series: 'INV',
      number: 12,
      kind: 'invoice',
      source: { kind: 'payment', id: UUID },
      provider: 'stripe',
      employerId: UUID,
      paymentId: UUID,
      lines: [
        { kind: 'bonus', amountCents: 3000_00 },
        { kind: 'plan', amountCents: 99_00, plan: { name: 'pro', from: '2026-11-27', until: '2026-12-27' } },
      ],
      totalCents: 3099_00,
      corrects: null,
      taxCents: 0,
      taxableCents: 3099_00,
      taxReference: null,
      seller: { name: 'Crewvine, Inc.', address: ['1 Main St'], email: null, taxId: '12-34' },
      billTo: {
        name: 'Hill Country Builders',
        email: null,
        attention: '',
        street: '',
        city: '',
        region: '',
        postalCode: '',
        country: '',
      },
      poNumber: '',
      language,
      occurredAt: AT,
      issuedAt: AT,
      ...change,
    },
    null,
  );

const receipt = (language: Language, number: string | null) =>
  new PdfReceiptPrinter().print({
    payment: {
      id: UUID,
      paymentIntentId: 'pi_1',
      status: 'succeeded',
      actions: [],
      amount: '3000.00',
      currency: 'usd',
      clientSecret: null,
      lines: [{ kind: 'referralBonus', label: 'Referral bonus', amount: '3000.00' }],
      description: 'Referral bonus',
      referralId: UUID,
      workerName: 'Bo Li',
      referrals: [{ referralId: UUID, workerName: 'Bo Li', amount: '3000.00' }],
      refunded: '1000.00',
      invoice: number === null ? null : { id: UUID, number },
      createdAt: AT,
      paidAt: AT,
    },
    payer: payer(language),
  });

const statement = (language: Language) =>
  new PdfStatementPrinter().print({
    document: {
      year: 2026,
      bonuses: '3000.00',
      rewards: '50.00',
      corrections: '-1000.00',
      total: '2050.00',
      threshold: '2000.00',
      isReported: false,
      isFinal: false,
    },
    profile: null,
    payer: payer(language),
    printedOn: '2026-11-27',
  });

type Print = (language: Language) => Promise<Uint8Array>;

/** Every document of billing, by the file that prints it. */
const PAPERS: Readonly<Record<string, readonly Print[]>> = {
  'pdf-invoice-printer.ts': [invoice, (language) => invoice(language, { kind: 'credit_note', series: 'CN' })],
  'pdf-receipt-printer.ts': [
    (language) => receipt(language, 'INV-000012'),
    (language) => receipt(language, null),
  ],
  'pdf-statement-printer.ts': [statement],
};
const DAYS = { en: 'November 27, 2026', es: '27 de noviembre de 2026' } as const;

it('the table has every document of billing', () => {
  const printers = readdirSync(new URL('.', import.meta.url)).filter((name) =>
    /^pdf-.*-printer\.ts$/.test(name),
  );
  expect(printers.toSorted()).toEqual(Object.keys(PAPERS).toSorted());
});

describe.each(Object.entries(PAPERS))('%s', (_, papers) => {
  it.each(['en', 'es'] as const)(
    'the document prints days and amounts in US formats, and no ID: %s',
    async (language) => {
      for (const print of papers) {
        const { text } = await extractText(await print(language), { mergePages: true });
        const said = text.replaceAll(/\s+/g, ' ');
        expect(said).toContain('$3,000.00');
        expect(said).toContain(DAYS[language]);
        for (const pattern of [ISO_DAY, ANY_UUID, UNGROUPED, /\$-/, /••/]) expect(said).not.toMatch(pattern);
      }
    },
  );
});

it('a receipt shows the number of its invoice', async () => {
  const { text } = await extractText(await receipt('en', 'INV-000012'), { mergePages: true });
  expect(text).toContain('Receipt for invoice INV-000012');
});

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [-100, '-$1.00'],
  ['1234567.80', '$1,234,567.80'],
  ['-2000.00', '-$2,000.00'],
] as const)('the amount %s is printed as %s', (amount, words) => {
  expect(printedMoney(amount)).toBe(words);
});

it('a printed day is the UTC day at any hour', () => {
  expect(printedDay('2026-11-27T23:59:59.000Z', 'en')).toBe('November 27, 2026');
  expect(printedDay('2026-11-27', 'es')).toBe('27 de noviembre de 2026');
});
