import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { PdfEvidencePrinter } from '../../adapters/pdf/pdf-evidence-printer.ts';
import type { DisputedPayment } from './disputed-payment.ts';
import { EvidenceFiles } from './evidence-files.ts';

const PAYMENT: DisputedPayment = {
  employerName: 'Pat Hill',
  employerEmail: 'pat@example.com',
  amount: '25.00',
  paidAt: '2026-11-20T12:00:00.000Z',
  lines: [{ label: 'Offer letter', amount: '25.00' }],
  referrals: [],
};

const letter = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
};
const filesOf = (signed: readonly Uint8Array[]) =>
  new EvidenceFiles({ ofDispute: async () => signed }, new PdfEvidencePrinter()).of('d', PAYMENT);

it('the same facts always produce the same file, so that retries submit the evidence once', async () => {
  const [one, again] = [await filesOf([]), await filesOf([])];
  expect(one.map(({ kind }) => kind)).toEqual(['timeline']);
  expect(Buffer.from(one[0]?.bytes ?? []).equals(Buffer.from(again[0]?.bytes ?? []))).toBe(true);
});

it('a single letter is sent as signed, and several are combined into one document', async () => {
  const signed = await letter();
  const [only] = await filesOf([signed]);
  expect(only).toEqual({ kind: 'letter', bytes: signed });
  const [several] = await filesOf([signed, await letter()]);
  expect((await PDFDocument.load(several?.bytes ?? '')).getPageCount()).toBe(2);
});

it('a letter that the bank would reject is left out', async () => {
  const large = new Uint8Array(4_600_000);
  const files = await filesOf([large]);
  expect(files.map(({ kind }) => kind)).toEqual(['timeline']);
});
