import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { SUMMARY_OF_RIGHTS } from '../../contract/rights/summary-of-rights.ts';
import { PdfNoticePrinter } from './pdf-notice-printer.ts';
import { PdfRightsPrinter } from './pdf-rights-printer.ts';

/** Every sentence of a text, without what a page breaks or draws in another way. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map(plain);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}
/** Without spaces, commas, and hyphens: lines break there, and an address is written in one line. */
const plain = (text: string): string => text.replaceAll(/[\s,-]+/gu, '').toLowerCase();

const NOTICE = {
  name: 'notice',
  kind: 'background_check',
  language: 'es',
  candidateName: 'José Ñuño 李',
  jobTitle: 'Framer',
  employerCompany: 'Hill Country Builders',
  agency: 'The Agency',
  agencyContact: '1 Main St, Denver, (800) 555-0100',
  findings: [{ screening: 'Identity', result: 'clear', note: null }],
  link: 'https://crewvine.test/background-check-notice/x',
  on: '2026-11-20',
} as const;

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  // The foot of a page stands in the middle of a sentence.
  return plain(text).replaceAll(/12cfr1022appendixk·\d{8}\d\/\d/g, '');
}

it.each(['en', 'es'] as const)(
  'the printed summary of rights is whole, in both languages, for a reader of %s',
  async (language) => {
    const words = await wordsOf(await new PdfRightsPrinter().print(language));
    const { en, es } = SUMMARY_OF_RIGHTS;
    const missing = sentencesOf([en.text, es.text]).filter((sentence) => !words.includes(sentence));
    expect(missing).toEqual([]);
    const [first, second] = language === 'en' ? [en, es] : [es, en];
    expect(words.indexOf(plain(first.text.title))).toBeLessThan(words.indexOf(plain(second.text.title)));
  },
);

it('a notice that is mailed has the agency, the candidate’s own page, and the summary of rights', async () => {
  const words = await wordsOf(await new PdfNoticePrinter().print(NOTICE));
  const { en, es } = SUMMARY_OF_RIGHTS;
  const said = [
    NOTICE.candidateName,
    NOTICE.agencyContact,
    NOTICE.link,
    es.text.title,
    en.text.states.slice(-40),
  ];
  for (const part of said) expect(words).toContain(plain(part));
});
