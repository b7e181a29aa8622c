import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { hashedTexts } from '#platform/text/hashed-text.ts';
import type { ConsentRecord } from '../../application/ports.ts';
import { CHECK_ESIGN_CONSENT } from '../../contract/consent/esign-text.ts';
import { CONSENT_LABELS } from './consent-labels.ts';
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
  esign: null,
  codeSentTo: '•••-•••-••03',
  ip: '203.0.113.9',
  userAgent: null,
  signedAt: new Date('2026-11-20T05:30:00.000Z'),
  timeZone: 'America/Chicago',
};

it('the disclosure has a page of its own, in the language that was read, and the record has the hash of its bytes', async () => {
  const { bytes, sha256 } = await new PdfConsentPrinter().print(RECORD);
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(2);
  expect(pdf.getTitle()).toBe('Permiso para verificar antecedentes: José Ñuño 李');
  expect(pdf.getCreationDate()).toEqual(RECORD.signedAt);
});

it('two different signatures read differently', async () => {
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

it.each([
  ['en', 'America/Chicago', 'November 19, 2026 at 11:30:00 PM CST'],
  ['es', 'America/New_York', '20 de noviembre de 2026 a las 12:30:00 a.m. EST'],
] as const)(
  "the record in %s says when it was signed, in the time of the job's place",
  async (language, timeZone, at) => {
    const { bytes } = await new PdfConsentPrinter().print({ ...RECORD, language, timeZone });
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(at);
  },
);

it('names print as written in any script', async () => {
  const names = { candidateName: 'Nguyễn Thị Hường 李', signature: 'Олексій Їжак', company: '龙腾建筑' };
  const { bytes } = await new PdfConsentPrinter().print({ ...RECORD, ...names });
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  for (const name of Object.values(names)) expect(text.replaceAll(/\s+/gu, ' ')).toContain(name);
  expect(text).not.toContain('U+');
});

it.each(['en', 'es'] as const)(
  'the record in %s prints the consent to read electronically word for word, or that none was shown',
  async (language) => {
    const printed = async (esign: ConsentRecord['esign']): Promise<string> => {
      const { bytes } = await new PdfConsentPrinter().print({ ...RECORD, language, esign });
      const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
      return text.replaceAll(/\s+/gu, '');
    };
    const consent = hashedTexts(CHECK_ESIGN_CONSENT)[language];
    const without = (words: string): string => words.replaceAll(/\s+/gu, '');
    const record = await printed(consent);
    for (const line of [...consent.text.split('\n'), consent.sha256]) expect(record).toContain(without(line));
    expect(await printed(null)).toContain(without(CONSENT_LABELS[language].noElectronic));
  },
);
