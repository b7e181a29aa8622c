import { degrees, rgb, type PDFDocument, type PDFPage, type RGB } from 'pdf-lib';
import { drawRuns } from './draw-runs.ts';
import type { Face, Faces } from './fonts.ts';
import type { QrPath } from './qr-path.ts';
import { wrapText } from './wrap-text.ts';

/** US letter, in points. */
const PAGE = { width: 612, height: 792, margin: 60, bottom: 68 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;
const LABEL_COLUMN = 140;

const hex = (value: number): RGB => rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
export const INK = {
  text: hex(0x1b1f23),
  quiet: hex(0x57524a),
  rule: hex(0xc9c2b5),
  band: hex(0xf6f4ef),
  accent: hex(0xd9480f),
} as const;

export interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: RGB;
  readonly x?: number;
  readonly width?: number;
  readonly after?: number;
}

/** The diagonal of a page, and its length. */
const MARK = { degrees: 45, sin: Math.SQRT1_2, cos: Math.SQRT1_2, length: 700 } as const;

interface LabeledValue {
  readonly label: string;
  readonly value: string;
}

/** Fills a page from the top and starts the next one when it is full. */
export class PageFlow {
  readonly faces: Faces;
  private readonly pdf: PDFDocument;
  private current: PDFPage;
  private y: number;

  constructor(pdf: PDFDocument, faces: Faces) {
    this.pdf = pdf;
    this.faces = faces;
    this.current = pdf.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
    this.topBar();
  }

  newPage(): void {
    this.current = this.pdf.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
    this.topBar();
  }

  /** Prevents a page break within the next `height` points. */
  keep(height: number): void {
    if (this.y - height < PAGE.bottom) this.newPage();
  }

  space(height: number): void {
    this.y -= height;
  }

  text(text: string, style: TextStyle = {}): void {
    const { face = this.faces.text, size = 10.5, color = INK.text, x = 0, after = 8 } = style;
    const width = style.width ?? COLUMN - x;
    const leading = size * 1.5;
    for (const line of wrapText(face.writable(text), width, (part) => face.width(part, size))) {
      this.keep(leading);
      this.y -= leading;
      const at = { x: PAGE.margin + x, y: this.y + size * 0.4 };
      drawRuns(this.current, face, line, { ...at, size, color });
    }
    this.y -= after;
  }

  heading(text: string): void {
    this.keep(60);
    this.space(6);
    this.text(text.toUpperCase(), {
      face: this.faces.heading,
      size: 13,
      color: INK.accent,
      after: 2,
    });
    this.rule();
    this.space(6);
  }

  /** A label and its value, side by side, over a hairline; `under` is the same in another language. */
  row(label: string, value: string, under: LabeledValue | null = null): void {
    this.keep(under ? 44 : 28);
    this.sideBySide(label, value, { face: this.faces.strong, size: 10 });
    if (under) this.sideBySide(under.label, under.value, { size: 9.5, color: INK.quiet });
    this.space(4);
    this.rule();
    this.space(3);
  }

  /** A price: the amount at the right edge, over a hairline. */
  amount(label: string, value: string, isTotal = false): void {
    this.keep(28);
    const face = isTotal ? this.faces.strong : this.faces.text;
    const size = isTotal ? 12 : 10.5;
    const top = this.y;
    const width = face.width(value, size);
    this.text(value, { face, size, x: COLUMN - width, width: width + 1, after: 0 });
    this.y = top;
    this.text(label, { face, size, width: COLUMN - width - 16, after: 4 });
    this.rule();
    this.space(3);
  }

  private sideBySide(label: string, value: string, style: TextStyle): void {
    const top = this.y;
    this.text(label, { color: INK.quiet, size: 9.5, width: LABEL_COLUMN - 8, after: 0 });
    const pageOfLabel = this.current;
    const below = this.y;
    this.y = top;
    this.text(value, { ...style, x: LABEL_COLUMN, after: 0 });
    if (pageOfLabel === this.current) this.y = Math.min(this.y, below);
  }

  rule(from = 0, width: number = COLUMN): void {
    const start = { x: PAGE.margin + from, y: this.y };
    this.current.drawLine({
      start,
      end: { x: start.x + width, y: this.y },
      thickness: 0.7,
      color: INK.rule,
    });
  }

  /** Two blocks side by side; both start at the same height. */
  columns(left: () => void, right: (x: number) => void): void {
    const top = this.y;
    left();
    const below = this.y;
    this.y = top;
    right(COLUMN / 2 + 12);
    this.y = Math.min(this.y, below);
  }

  /** A QR code at the left edge, `side` points wide. */
  qr({ path, size }: QrPath, side: number): void {
    this.current.drawSvgPath(path, { x: PAGE.margin, y: this.y, scale: side / size, color: INK.text });
    this.y -= side;
  }

  /** A tinted box with a line of text, for information that readers must not miss. */
  notice(text: string): void {
    const { strong } = this.faces;
    const lines = wrapText(strong.writable(text), COLUMN - 24, (part) => strong.width(part, 10));
    const height = lines.length * 15 + 14;
    this.keep(height + 8);
    this.current.drawRectangle({
      x: PAGE.margin,
      y: this.y - height,
      width: COLUMN,
      height,
      color: INK.band,
      borderColor: INK.rule,
      borderWidth: 0.7,
    });
    this.space(6);
    this.text(text, { face: strong, size: 10, x: 12, width: COLUMN - 24, after: 8 });
    this.space(10);
  }

  /** Stamps a word across every finished page, so that a document without effect does not look valid. */
  mark(word: string): void {
    const { heading } = this.faces;
    const size = Math.min(120, (0.9 * MARK.length * 100) / heading.width(word, 100));
    for (const page of this.pdf.getPages()) {
      const half = heading.width(word, size) / 2;
      const at = { x: PAGE.width / 2 - half * MARK.cos, y: PAGE.height / 2 - half * MARK.sin };
      for (const { font, text } of heading.runs(heading.writable(word)))
        page.drawText(text, {
          ...at,
          size,
          font,
          color: INK.rule,
          opacity: 0.45,
          rotate: degrees(MARK.degrees),
        });
    }
  }

  /** The footer of every finished page. */
  number(foot: string, words = 'Page {page} of {pages}'): void {
    const { text } = this.faces;
    const pages = this.pdf.getPages();
    for (const [index, page] of pages.entries()) {
      const at = { y: 40, size: 8, color: INK.quiet };
      const count = words.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length));
      page.drawLine({
        start: { x: PAGE.margin, y: 54 },
        end: { x: PAGE.width - PAGE.margin, y: 54 },
        thickness: 0.7,
        color: INK.rule,
      });
      drawRuns(page, text, text.writable(foot), { ...at, x: PAGE.margin });
      drawRuns(page, text, count, { ...at, x: PAGE.width - PAGE.margin - text.width(count, 8) });
    }
  }

  private topBar(): void {
    this.current.drawRectangle({
      x: 0,
      y: PAGE.height - 8,
      width: PAGE.width,
      height: 8,
      color: INK.accent,
    });
  }
}
