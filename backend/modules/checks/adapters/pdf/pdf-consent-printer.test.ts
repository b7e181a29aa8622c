import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import type { ConsentRecord } from '../../application/ports.ts';
import { PdfConsentPrinter } from './pdf-consent-printer.ts';

const RECORD: ConsentRecord = {
  consentId: '0193e6a4-9d5c-7000-8000-000000000001',
  company: 'Hill Country Builders',
  jobTitle: 'Framer',
  candidateName: 'José Ñuño 李',
  packageType: 'basic',
  includes: ['Identity and address history'],
  provider: 'The Agency',
  language: 'es',
  disclosureVersion: 'v1.0',
  signature: 'José Ñuño',
  acknowledged: true,
  link: 'sent',
  codeSentTo: '•••-•••-••03',
  ip: '203.0.113.9',
  userAgent: null,
  signedAt: new Date('2026-11-20T15:00:00.000Z'),
};

it('keeps the disclosure on a page of its own, in the language in which it was read, under the hash of its bytes', async () => {
  const { bytes, sha256 } = await new PdfConsentPrinter().print(RECORD);
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(2);
  expect(pdf.getTitle()).toBe('Permiso para verificar antecedentes: José Ñuño 李');
  expect(pdf.getCreationDate()).toEqual(RECORD.signedAt);
});

it('says of two different signatures two different things', async () => {
  const printer = new PdfConsentPrinter();
  const hashes = await Promise.all(
    [
      RECORD,
      { ...RECORD, signature: 'J. N.' },
      { ...RECORD, acknowledged: false },
      { ...RECORD, link: 'copied' as const },
    ].map(async (record) => {
      return (await printer.print(record)).sha256;
    }),
  );
  expect(new Set(hashes).size).toBe(4);
});
