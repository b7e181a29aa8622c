import { rgb, type PDFDocument, type PDFPage } from 'pdf-lib';
import { drawRuns } from '#platform/pdf/draw-runs.ts';
import type { Face, Faces } from '#platform/pdf/fonts.ts';
import { wrapText } from '#platform/pdf/wrap-text.ts';

/** US letter, in points. */
const PAGE = { width: 612, height: 792, margin: 36 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const INK = rgb(0, 0, 0);
const SHADE = rgb(0.9, 0.9, 0.9);
const LABEL = 6;
const VALUE = 9;

/** A field of the form: its label above, what was entered below. Widths are shares of the row. */
export interface Cell {
  readonly label: string;
  readonly value?: string | null | undefined;
  readonly share?: number;
}

/** Draws the ruled boxes of a government form, from the top of a page down. */
export class FormPage {
  private readonly page: PDFPage;
  private readonly faces: Faces;
  private y: number;

  constructor(pdf: PDFDocument, faces: Faces) {
    this.page = pdf.addPage([PAGE.width, PAGE.height]);
    this.faces = faces;
    this.y = PAGE.height - PAGE.margin;
  }

  get room(): number {
    return this.y - PAGE.margin - 14;
  }

  space(height: number): void {
    this.y -= height;
  }

  /** A paragraph over the whole width. */
  text(text: string, { size = 7, face = this.faces.text }: { size?: number; face?: Face } = {}): void {
    for (const line of this.lines(text, WIDTH, size, face)) {
      this.y -= size * 1.3;
      this.write(line, PAGE.margin, this.y, size, face);
    }
    this.y -= 3;
  }

  centered(text: string, size: number, face: Face): void {
    const written = face.writable(text);
    this.y -= size * 1.25;
    this.write(written, (PAGE.width - face.width(written, size)) / 2, this.y, size, face);
  }

  /** A paragraph on gray, as the form heads its sections. */
  band(text: string): void {
    const { strong } = this.faces;
    const lines = this.lines(text, WIDTH - 6, 7, strong);
    const height = lines.length * 9.1 + 5;
    this.box(PAGE.margin, WIDTH, height, true);
    for (const [index, line] of lines.entries())
      this.write(line, PAGE.margin + 3, this.y - 9 - index * 9.1, 7, strong);
    this.y -= height;
  }

  /** Boxes side by side. */
  row(cells: readonly Cell[], height = 24): void {
    const shares = cells.reduce((sum, { share = 1 }) => sum + share, 0);
    let x: number = PAGE.margin;
    for (const { label, value, share = 1 } of cells) {
      const width = (WIDTH * share) / shares;
      this.box(x, width, height, false);
      this.write(
        this.fitted(label, width - 4, LABEL, this.faces.text),
        x + 2,
        this.y - 7,
        LABEL,
        this.faces.text,
      );
      this.fill(value ?? '', x + 3, width - 6, height);
      x += width;
    }
    this.y -= height;
  }

  /** A box to check, and its words. */
  check(isChecked: boolean, words: string, value: string | null = null): void {
    const size = 7.5;
    this.y -= 12;
    this.page.drawRectangle({
      x: PAGE.margin + 4,
      y: this.y - 1,
      width: 8,
      height: 8,
      borderColor: INK,
      borderWidth: 0.7,
    });
    if (isChecked) this.write('X', PAGE.margin + 5.6, this.y + 0.2, size, this.faces.strong);
    const { text, strong } = this.faces;
    const said = text.writable(words);
    this.write(said, PAGE.margin + 18, this.y, size, text);
    if (value)
      this.write(strong.writable(value), PAGE.margin + 24 + text.width(said, size), this.y, size, strong);
  }

  foot(left: string, right: string): void {
    const { text } = this.faces;
    const [a, b] = [text.writable(left), text.writable(right)];
    this.write(a, PAGE.margin, PAGE.margin - 12, 7, text);
    this.write(b, PAGE.width - PAGE.margin - text.width(b, 7), PAGE.margin - 12, 7, text);
  }

  /** Under its label, as large as it fits. */
  private fill(value: string, x: number, width: number, height: number): void {
    const { strong } = this.faces;
    const rows = Math.max(1, Math.floor((height - 9) / (VALUE + 1)));
    for (let size = VALUE; size >= 5; size -= 0.5) {
      const lines = this.lines(value, width, size, strong);
      if (lines.length > rows && size > 5) continue;
      for (const [index, line] of lines.entries())
        this.write(line, x, this.y - 9 - (index + 0.9) * (size + 1), size, strong);
      return;
    }
  }

  private box(x: number, width: number, height: number, isShaded: boolean): void {
    const at = { x, y: this.y - height, width, height, borderColor: INK, borderWidth: 0.7 };
    this.page.drawRectangle(isShaded ? { ...at, color: SHADE } : at);
  }

  private fitted(text: string, width: number, size: number, face: Face): string {
    return this.lines(text, width, size, face)[0] ?? '';
  }

  private lines(text: string, width: number, size: number, face: Face): readonly string[] {
    if (text === '') return [];
    return wrapText(face.writable(text), width, (part) => face.width(part, size));
  }

  private write(text: string, x: number, y: number, size: number, face: Face): void {
    drawRuns(this.page, face, text, { x, y, size, color: INK });
  }
}
