import { expect, it } from 'vitest';
import type { ListedInvoice } from '../../application/invoicing/ports.ts';
import { invoicesCsv } from './invoices-csv.ts';

const INVOICE: ListedInvoice = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  number: 'INV-000001',
  kind: 'invoice',
  lines: [
    { kind: 'letter_fee', amountCents: 25_00 },
    { kind: 'platform_fee', amountCents: 400_00 },
  ],
  totalCents: 425_00,
  taxCents: 32_39,
  poNumber: '@PO',
  billedTo: '+Hill Co',
  corrects: null,
  paymentId: null,
  occurredAt: '2026-11-20T12:00:00.000Z',
  issuedAt: '2026-11-21T12:00:00.000Z',
};

async function textOf(invoices: readonly ListedInvoice[], broken = false): Promise<string> {
  async function* all(): AsyncIterable<ListedInvoice> {
    yield* invoices;
    if (broken) throw new Error('the database is gone');
  }
  let text = '';
  for await (const piece of invoicesCsv(all(), () => undefined)) text += String(piece);
  return text;
}

it('the invoices table writes user input as text, and credit notes as negative amounts that sum correctly', async () => {
  const note = { ...INVOICE, kind: 'credit_note', number: 'CN-000001', corrects: 'INV-000001' } as const;
  const [heads, first, second] = (await textOf([INVOICE, note])).trim().split('\r\n');
  expect(heads).toMatch(/Number,Type,For invoice,/);
  expect(first).toBe(
    "INV-000001,Invoice,,2026-11-20,2026-11-21,'+Hill Co,'@PO,Offer letter and digital signing; Platform fee,392.61,32.39,425.00",
  );
  expect(second).toMatch(/^CN-000001,Credit note,INV-000001,.*,-392\.61,-32\.39,-425\.00$/);
});

it('the invoices table aborts on a failure, so that a partial table does not pass for a complete one', async () => {
  await expect(textOf([INVOICE], true)).rejects.toThrow('the database is gone');
});
