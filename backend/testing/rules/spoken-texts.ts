import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from '#contract/http/vocabulary/language.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** The words of people: what they type into a search, write to each other, or answer by text. */
const WRITTEN_BY_PEOPLE =
  /^backend\/app\/demo-data\/|\/text-meaning\/|\/(?:trade-words|schedule-words|embedded-spam-signals)\.ts$/;
const NO_TEXTS = /\.test\.tsx?$|\.d\.ts$|\/testing\/|^backend\/(?:migrations|bench|testing)\//;

export interface SpokenText {
  /** The file and the position in it. */
  readonly at: string;
  readonly text: string;
}

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => ending.test(file));
}

const contentOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function valuesOf(node: unknown, at: string): SpokenText[] {
  if (typeof node === 'string') return [{ at, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => valuesOf(child, `${at} ${key}`));
}

/** Every text of a language's catalog. */
export function catalogTexts(language: Language): SpokenText[] {
  return filesBelow(`frontend/src/shared/i18n/${language}`, /\.json$/).flatMap((file) =>
    valuesOf(JSON.parse(contentOf(file)), file),
  );
}

/** The strings of a source file, without comments and names. */
function stringsOf(file: string): SpokenText[] {
  const source = ts.createSourceFile(file, contentOf(file), ts.ScriptTarget.Latest);
  const found: SpokenText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.end);
      found.push({ at: `${file}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = filesBelow('backend', /\.ts$/).filter(
  (file) => !NO_TEXTS.test(file) && !WRITTEN_BY_PEOPLE.test(file),
);

/** Everything that the server says, in both languages: errors, emails, texts, documents, and the page of the API. */
export function serverTexts(): SpokenText[] {
  return sources.flatMap((file) => stringsOf(file));
}

/** The pages for developers line by line, without code. */
export function documentTexts(): SpokenText[] {
  return ['README.md', ...filesBelow('docs', /\.md$/)].flatMap((file) =>
    contentOf(file)
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, text: line.replaceAll(/`[^`]*`/g, '') })),
  );
}
