import { globSync, readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { HIRING_PAPERS } from '../../testing/papers/hiring-papers.ts';
import { MONEY_PAPERS } from '../../testing/papers/money-papers.ts';

/**
 * Needs a file that is not ours: official-form-printer.test.ts has a substitute, and reads back every script
 * from it.
 */
const READ_ELSEWHERE = 'OfficialFormFilling';
/** Only the Bureau's own words, without any names. */
const WITHOUT_NAMES = 'PdfRightsPrinter';
const PAPERS = [...HIRING_PAPERS, ...MONEY_PAPERS];
/** Vietnamese, Cyrillic, Chinese, Korean, Japanese, and Polish. */
const NAMES = 'Nguyễn Їжак 龙腾 김철 さくら Łódź';
/**
 * Arabic, Hebrew, Thai, Hindi, and two scripts in one name: contracts reject them, but older rows may have
 * them.
 */
const OTHERS = ['شريف أحمد', 'דוד כהן', 'สมชาย ใจดี', 'राम सिंह', 'Ali شريف'];

/** Normalizes spaces and case, because headings change them. */
const together = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '').toLowerCase();
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return together(text);
}

describe('names in any script', () => {
  it.each(PAPERS)('names can be read back from $name in every field', async ({ fields, print }) => {
    for (const field of fields) {
      const text = await textOf(await print((one) => (one === field ? NAMES : 'Bo')));
      expect({ field, isThere: text.includes(together(NAMES)) }).toEqual({ field, isThere: true });
      expect(text).not.toMatch(/u\+|\uFFFD|\?{2}/);
    }
  });

  it.each(PAPERS)('$name prints even with letters that the fonts lack', async ({ fields, print }) => {
    for (const name of OTHERS) {
      const text = await textOf(await print((field) => (field === fields[0] ? 'Bo' : name)));
      expect(text.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/\uFFFD|\?{2}/);
    }
  });

  it('this test covers every printed document', () => {
    const classes = globSync('backend/modules/*/adapters/pdf/*.ts').flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return file.endsWith('.test.ts') || !/embedFaces\(|from '.\/record-pages.ts'/.test(source)
        ? []
        : [...source.matchAll(/export class (\w+)/g)].map(([, name]) => name);
    });
    expect(new Set(classes)).toEqual(
      new Set([...PAPERS.map(({ printer }) => printer), READ_ELSEWHERE, WITHOUT_NAMES]),
    );
  });
});
