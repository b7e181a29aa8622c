import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { DIRECTION_MARKS, HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import { HIRING_PAPERS } from '../../testing/papers/hiring-papers.ts';
import { MONEY_PAPERS } from '../../testing/papers/money-papers.ts';

const PAPERS = [...HIRING_PAPERS, ...MONEY_PAPERS];
/** Every contract rejects these, because the database cannot store them. */
const NEVER_KEPT: readonly string[] = [HOSTILE_TEXTS.half, HOSTILE_TEXTS.nul];
const TEXTS = Object.values(HOSTILE_TEXTS).filter((text) => !NEVER_KEPT.includes(text));

/** The targets of a document's links. */
async function linksOf(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().flatMap(({ node }) => {
    const annotations = node.Annots()?.asArray() ?? [];
    return annotations.flatMap((reference) => {
      const action = document.context.lookup(reference, PDFDict).lookupMaybe(PDFName.of('A'), PDFDict);
      const link = action?.lookupMaybe(PDFName.of('URI'), PDFString);
      return link ? [link.decodeText()] : [];
    });
  });
}

/** Automatic actions of a document, and its attachments. */
async function extrasOf(bytes: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(bytes);
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  const found = [catalog.get(PDFName.of('OpenAction')), names?.get(PDFName.of('JavaScript'))];
  return found.filter((entry) => entry !== undefined && !(entry instanceof PDFArray)).map(String);
}

/** The text of a document as a reader sees and copies it, with its window title. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  const about = [document.getTitle(), document.getSubject(), document.getAuthor(), document.getKeywords()];
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return [text, ...about].join(' ');
}

describe('hostile input', { timeout: 120_000 }, () => {
  it.each(PAPERS)(
    '$name has no foreign links, no scripts, and no reordered words',
    async ({ fields, print }) => {
      for (let from = 0; from < TEXTS.length; from += fields.length) {
        const typed = new Map(fields.map((field, at) => [field, TEXTS[(from + at) % TEXTS.length] ?? '']));
        const bytes = await print((field) => typed.get(field) ?? 'Bo');
        for (const link of await linksOf(bytes)) expect(link).toMatch(/^https:\/\/crewvine\.test\//);
        expect(await extrasOf(bytes)).toEqual([]);
        expect(await wordsOf(bytes)).not.toMatch(DIRECTION_MARKS);
      }
    },
  );
});
