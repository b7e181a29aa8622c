import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const FILES = {
  heading: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  text: '@fontsource/inter/files/inter-latin-400-normal.woff',
  strong: '@fontsource/inter/files/inter-latin-600-normal.woff',
} as const;

/** Letter by letter, so that a width is the sum of its letters' and nothing is shaped twice. */
const PLAIN = { calt: false, ccmp: false, clig: false, kern: false, liga: false, rlig: false } as const;

const NO_DECOMPOSITION: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

const bytesOf = new Map<string, Buffer>();
/** Of each file, by character: measuring costs more than all else of a page, and says the same in every document. */
const widthsOf = new Map<string, Map<string, number>>();

/** A face, and which characters it has. */
export class Face {
  readonly font: PDFFont;
  private readonly known: ReadonlySet<number>;
  private readonly widths: Map<string, number>;

  constructor(font: PDFFont, widths: Map<string, number>) {
    this.font = font;
    this.widths = widths;
    this.known = new Set(font.getCharacterSet());
  }

  /** The text with what the face lacks replaced: a letter without its accent where that helps, else a question mark. */
  writable(text: string): string {
    let written = '';
    for (const character of text.normalize('NFC')) written += this.nearest(character);
    return written;
  }

  width(text: string, size: number): number {
    let width = 0;
    for (const character of text) width += this.widthOf(character);
    return (width * size) / 1000;
  }

  private widthOf(character: string): number {
    const kept = this.widths.get(character);
    if (kept !== undefined) return kept;
    const width = this.font.widthOfTextAtSize(character, 1000);
    this.widths.set(character, width);
    return width;
  }

  private nearest(character: string): string {
    if (this.has(character)) return character;
    if (character === '\n') return character;
    if (/\s/u.test(character)) return ' ';
    const plain = (NO_DECOMPOSITION[character] ?? character).normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return plain !== '' && [...plain].every((part) => this.has(part)) ? plain : '?';
  }

  private has(character: string): boolean {
    return this.known.has(character.codePointAt(0) ?? 0);
  }
}

export interface Faces {
  readonly heading: Face;
  readonly text: Face;
  readonly strong: Face;
}

/** The product's own faces, cut to the letters that the document uses. */
export async function embedFaces(pdf: PDFDocument): Promise<Faces> {
  pdf.registerFontkit(fontkit);
  const embed = async (name: keyof typeof FILES): Promise<Face> =>
    new Face(
      await pdf.embedFont(fontBytes(FILES[name]), { subset: true, features: PLAIN }),
      widthsFor(FILES[name]),
    );
  return { heading: await embed('heading'), text: await embed('text'), strong: await embed('strong') };
}

function widthsFor(file: string): Map<string, number> {
  const widths = widthsOf.get(file) ?? new Map<string, number>();
  widthsOf.set(file, widths);
  return widths;
}

function fontBytes(file: string): Buffer {
  const bytes = bytesOf.get(file) ?? unpackWoff(readFileSync(require.resolve(file)));
  bytesOf.set(file, bytes);
  return bytes;
}
