import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { embeddedFonts } from '#testing/fixtures/embedded-fonts.ts';
import type { Invoice } from '../../domain/invoicing/invoice.ts';
import { PdfInvoicePrinter } from './pdf-invoice-printer.ts';

const INVOICE: Invoice = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  series: 'INV',
  number: 12,
  kind: 'invoice',
  source: { kind: 'payment', id: '01890a5d-ac96-774b-bcce-b302099a8058' },
  provider: 'stripe',
  employerId: '01890a5d-ac96-774b-bcce-b302099a8059',
  paymentId: '01890a5d-ac96-774b-bcce-b302099a8058',
  lines: [
    { kind: 'bonus', amountCents: 500_00 },
    { kind: 'letter_fee', amountCents: 50_00, count: 2 },
    { kind: 'plan', amountCents: 99_00, plan: { name: 'pro', from: '2026-11-01', until: '2026-12-01' } },
  ],
  totalCents: 649_00,
  corrects: null,
  taxCents: 11_36,
  taxableCents: 149_00,
  taxReference: null,
  seller: {
    name: 'Crewvine, Inc.',
    address: ['1 Main St', 'Austin, TX'],
    email: 'billing@crewvine.test',
    taxId: '12-34',
  },
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
  language: 'en',
  occurredAt: '2026-11-20T12:00:00.000Z',
  issuedAt: '2026-11-20T12:00:01.000Z',
};

const print = (change: Partial<Invoice>, corrected: string | null = null) =>
  new PdfInvoicePrinter().print({ ...INVOICE, ...change }, corrected);

describe('an invoice on paper', () => {
  it('an invoice prints identically every time, and names its kind', async () => {
    const pdf = await PDFDocument.load(await print({}));
    expect(pdf.getTitle()).toBe('Invoice INV-000012');
    expect(pdf.getPageCount()).toBe(1);
    expect(pdf.getCreationDate()).toEqual(new Date(INVOICE.issuedAt));
    const note = { kind: 'credit_note', series: 'CN', language: 'es', provider: 'sandbox' } as const;
    const spanish = await PDFDocument.load(await print(note, 'INV-000012'));
    expect(spanish.getTitle()).toBe('Nota de crédito CN-000012');
  });

  it.each([
    ['Nguyễn Thị Ánh', /Inter/],
    ['Иван Петров', /Inter/],
    ['李小龙', /NotoSans/],
    ['김철수', /NotoSans/],
  ])('an invoice embeds the fonts for its addressee: %s', async (name, family) => {
    const plain = await embeddedFonts(await print({}));
    const fonts = await embeddedFonts(await print({ billTo: { ...INVOICE.billTo, name } }));
    expect(fonts.split('\n').length).toBeGreaterThan(plain.split('\n').length);
    expect(fonts).toMatch(family);
  });
});
