import { PDFDocument } from 'pdf-lib';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import type { PaperForm } from '../../application/ports.ts';
import { textsOfConsent } from '../../contract/consent/consent-texts.ts';
import { PdfPaperFormPrinter } from './pdf-paper-form-printer.ts';

const FORM: PaperForm = {
  company: 'Hill Country Builders',
  jobTitle: 'Framer',
  candidateName: 'José Ñuño 李',
  packageType: 'basic',
  includes: ['Identity and address history'],
  provider: 'The Agency',
  language: 'es',
  disclosureVersion: 'v1.0',
};

const together = (text: string): string => text.replaceAll(/\s+/gu, '');

it.each([
  ['en', 'basic'],
  ['es', 'basic'],
  ['en', 'drug_test'],
  ['es', 'drug_test'],
] as const)(
  'the form in %s for %s has only the disclosure on its first page, and lines to sign on the second',
  async (language, packageType) => {
    const form = { ...FORM, language, packageType };
    const bytes = await new PdfPaperFormPrinter().print(form);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
    const { text } = await extractText(new Uint8Array(bytes));
    const [first = '', second = ''] = text.map(together);
    const texts = textsOfConsent(language, form);
    for (const words of texts.disclosure) expect(first).toContain(together(words));
    for (const words of texts.authorization) expect(second).toContain(together(words));
    expect(first).not.toContain('____');
    expect(second.match(/_{40,}/gu)).toHaveLength(3);
    expect(second).toContain(together(FORM.candidateName));
  },
);
