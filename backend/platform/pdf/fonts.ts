import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { fontBytes, hasCharacter } from './font-bytes.ts';
import { firstFile, furtherFiles, type FaceName } from './font-files.ts';
import { isUnseen, withoutMarks } from './plain-characters.ts';

/** Disables ligatures and kerning, so that the width of a text is the sum of its letters' widths. */
const PLAIN = { calt: false, ccmp: false, clig: false, kern: false, liga: false, rlig: false } as const;

/**
 * Character widths of each file. Measuring is the slowest step of a page and gives the same result in every
 * document.
 */
const widthsOf = new Map<string, Map<string, number>>();

/** One file of a face, embedded in a document. */
interface FacePart {
  readonly font: PDFFont;
  readonly widths: Map<string, number>;
}

/** Adjacent characters with the same font. */
export interface Run {
  readonly font: PDFFont;
  readonly text: string;
}

/** A face and the characters that it has, with one font for each script in the document. */
export class Face {
  readonly font: PDFFont;
  private readonly parts: readonly FacePart[];
  private readonly partOf: ReadonlyMap<number, FacePart>;

  constructor(first: FacePart, further: readonly FacePart[] = []) {
    this.font = first.font;
    this.parts = [first, ...further];
    const known = this.parts.toReversed().flatMap((part) => {
      return part.font.getCharacterSet().map((codePoint) => [codePoint, part] as const);
    });
    this.partOf = new Map(known);
  }

  /**
   * The text without characters that the face lacks: the letter without its accent if possible, else the
   * number of the character.
   */
  writable(text: string): string {
    let written = '';
    for (const character of text.normalize('NFC')) written += this.nearest(character);
    return written;
  }

  /** The result of `writable`, split where the font changes. */
  runs(text: string): readonly Run[] {
    const runs: { font: PDFFont; text: string }[] = [];
    for (const character of text) {
      const { font } = this.partFor(character);
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  width(text: string, size: number): number {
    let width = 0;
    for (const character of text) width += this.widthOf(character);
    return (width * size) / 1000;
  }

  private widthOf(character: string): number {
    const { font, widths } = this.partFor(character);
    const kept = widths.get(character);
    if (kept !== undefined) return kept;
    const width = font.widthOfTextAtSize(character, 1000);
    widths.set(character, width);
    return width;
  }

  private partFor(character: string): FacePart {
    const part = this.partOf.get(character.codePointAt(0) ?? 0) ?? this.parts[0];
    if (!part) throw new Error('A face has a font');
    return part;
  }

  private nearest(character: string): string {
    if (character === '\n') return character;
    if (/\s/u.test(character)) return ' ';
    if (isUnseen(character)) return '';
    if (this.has(character)) return character;
    const plain = withoutMarks(character);
    return [...plain].every((part) => this.has(part)) ? plain : numberOf(character);
  }

  private has(character: string): boolean {
    return this.partOf.has(character.codePointAt(0) ?? 0);
  }
}

/** Older texts may contain characters that we now refuse. They show as their number instead of "?". */
function numberOf(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `[U+${number}]`;
}

export interface Faces {
  readonly heading: Face;
  readonly text: Face;
  readonly strong: Face;
}

/**
 * The product's own faces, subset to the letters in the document. `words` are user input, which adds fonts
 * for their scripts.
 */
export async function embedFaces(pdf: PDFDocument, words = ''): Promise<Faces> {
  pdf.registerFontkit(fontkit);
  // Two faces may need the same file.
  const parts = new Map<string, Promise<FacePart>>();
  const partOf = (file: string): Promise<FacePart> => {
    const part = parts.get(file) ?? embedPart(pdf, file);
    parts.set(file, part);
    return part;
  };
  const embed = async (name: FaceName): Promise<Face> => {
    const further = furtherFiles(name, words, hasCharacter).map((file) => partOf(file));
    return new Face(await partOf(firstFile(name)), await Promise.all(further));
  };
  return { heading: await embed('heading'), text: await embed('text'), strong: await embed('strong') };
}

async function embedPart(pdf: PDFDocument, file: string): Promise<FacePart> {
  const font = await pdf.embedFont(fontBytes(file), { subset: true, features: PLAIN });
  return { font, widths: widthsFor(file) };
}

function widthsFor(file: string): Map<string, number> {
  const widths = widthsOf.get(file) ?? new Map<string, number>();
  widthsOf.set(file, widths);
  return widths;
}
