import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutMarks } from './plain-characters.ts';

const require = createRequire(import.meta.url);

/** One file of each package, which locates the others. */
const PACKAGES = {
  'barlow-condensed': () =>
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'),
  inter: () => require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  'noto-sans-sc': () => require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff'),
  'noto-sans-kr': () => require.resolve('@fontsource/noto-sans-kr/files/noto-sans-kr-latin-400-normal.woff'),
};

/** One family in one weight; its package splits it into files by characters. */
interface Family {
  readonly name: keyof typeof PACKAGES;
  readonly weight: number;
}

const TEXT: Family = { name: 'inter', weight: 400 };
const STRONG: Family = { name: 'inter', weight: 600 };
/** Chinese, which also covers Japanese; then Korean. */
const EAST_ASIAN = ['noto-sans-sc', 'noto-sans-kr'] as const;
const eastAsian = (weight: number): readonly Family[] => EAST_ASIAN.map((name) => ({ name, weight }));
/** In order of preference: a later family may have characters that an earlier one lacks. */
const FAMILIES = {
  heading: [{ name: 'barlow-condensed', weight: 700 }, STRONG, ...eastAsian(600)],
  text: [TEXT, ...eastAsian(400)],
  strong: [STRONG, ...eastAsian(600)],
} as const satisfies Record<string, readonly Family[]>;

export type FaceName = keyof typeof FAMILIES;

type Ranges = readonly (readonly [number, number])[];
interface FontFile {
  readonly file: string;
  readonly ranges: Ranges;
}

const filesOf = new Map<string, readonly FontFile[]>();

/** The first file of every document: English and Spanish. */
export function firstFile(face: FaceName): string {
  const [family] = FAMILIES[face];
  return fileName(family, 'latin');
}

/**
 * Further files that a face needs for some words: Vietnamese, Polish, Cyrillic, Greek, Chinese, and others. A
 * package also lists characters that its files lack, so `has` checks the file itself.
 */
export function furtherFiles(
  face: FaceName,
  words: string,
  has: (file: string, codePoint: number) => boolean,
): readonly string[] {
  const first = firstFile(face);
  const needed = new Set<string>();
  const written = words.normalize('NFC');
  for (const character of new Set(`${written}${withoutMarks(written)}`)) {
    const file = fileWith(FAMILIES[face], character.codePointAt(0) ?? 0, has);
    if (file !== null && file !== first) needed.add(file);
  }
  return [...needed].toSorted();
}

/** Whether every face has a file with this character. */
export function canPrint(codePoint: number, has: (file: string, codePoint: number) => boolean): boolean {
  return Object.values(FAMILIES).every((families) => fileWith(families, codePoint, has) !== null);
}

function fileWith(
  families: readonly Family[],
  codePoint: number,
  has: (file: string, codePoint: number) => boolean,
): string | null {
  for (const family of families) {
    const found = files(family).find(
      ({ file, ranges }) =>
        ranges.some(([from, to]) => codePoint >= from && codePoint <= to) && has(file, codePoint),
    );
    if (found) return found.file;
  }
  return null;
}

function files(family: Family): readonly FontFile[] {
  const key = `${family.name} ${family.weight}`;
  const known = filesOf.get(key) ?? readFiles(family);
  filesOf.set(key, known);
  return known;
}

/** Latin first, because some characters are in several files. */
function readFiles(family: Family): readonly FontFile[] {
  const list = path.join(path.dirname(PACKAGES[family.name]()), '../unicode.json');
  const subsets: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(subsets)
    .toSorted(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))
    .map(([subset, ranges]) => ({ file: fileName(family, subset), ranges: rangesOf(ranges) }));
}

function rangesOf(list: string): Ranges {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** A subset has a name, or a number in brackets. */
function fileName({ name, weight }: Family, subset: string): string {
  return `@fontsource/${name}/files/${name}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`;
}
