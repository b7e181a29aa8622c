import { rgb, type PDFPage } from 'pdf-lib';
import { drawRuns } from '#platform/pdf/draw-runs.ts';
import type { Face, Faces } from '#platform/pdf/fonts.ts';
import { wrapText } from '#platform/pdf/wrap-text.ts';
import type { QrPath } from '#platform/pdf/qr-path.ts';

/** US letter, in points; the margins leave it whole on A4 too. */
export const SHEET = { width: 612, height: 792, margin: 48 } as const;

const BLACK = rgb(0, 0, 0);

export interface Block {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
  /** Upper edge. */
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly lines?: number;
  readonly align?: 'left' | 'center';
  readonly leading?: number;
  /** How far down the lines may reach, in points from `top`. */
  readonly room?: number;
}

/** Draws in black on one page, from the top down. */
export class PosterSheet {
  readonly faces: Faces;
  private readonly page: PDFPage;

  constructor(page: PDFPage, faces: Faces) {
    this.page = page;
    this.faces = faces;
  }

  /**
   * Writes as large as `size` allows: smaller until the text fits its lines. Cuts text that still does not
   * fit. Returns the lower edge.
   */
  text(block: Block): number {
    const { face, x, top, width, lines = 1, align = 'left', leading = 1.15 } = block;
    const { size, shown } = this.fitted(block);
    let baseline = top;
    for (const line of shown.slice(0, lines)) {
      const indent = align === 'center' ? (width - face.width(line, size)) / 2 : 0;
      const y = SHEET.height - baseline - size * 0.8;
      drawRuns(this.page, face, line, { x: x + indent, y, size, color: BLACK });
      baseline += size * leading;
    }
    return baseline;
  }

  box(x: number, top: number, width: number, height: number, border: number): void {
    const y = SHEET.height - top - height;
    this.page.drawRectangle({ x, y, width, height, borderColor: BLACK, borderWidth: border });
  }

  rule(x: number, top: number, width: number, thickness: number): void {
    this.line({ x, y: SHEET.height - top }, { x: x + width, y: SHEET.height - top }, thickness);
  }

  /** Where scissors go. */
  cut(x: number, top: number, height: number): void {
    const start = { x, y: SHEET.height - top };
    this.line(start, { x, y: start.y - height }, 0.7, [3, 3]);
  }

  cutAcross(top: number): void {
    const y = SHEET.height - top;
    this.line({ x: 0, y }, { x: SHEET.width, y }, 0.7, [3, 3]);
  }

  qr({ path, size }: QrPath, x: number, top: number, side: number): void {
    this.page.drawSvgPath(path, { x, y: SHEET.height - top, scale: side / size, color: BLACK });
  }

  private fitted(block: Block): { size: number; shown: readonly string[] } {
    const { text, face, width, size, lines = 1, leading = 1.15, room = Infinity } = block;
    const plain = face.writable(text.replaceAll(/\s+/g, ' ').trim());
    const wrapped = (at: number) => wrapText(plain, width, (part) => face.width(part, at));
    const smallest = Math.min(size, Math.max(size * 0.35, 6));
    for (let at = size; at > smallest; at -= Math.max(0.5, size * 0.04)) {
      const shown = wrapped(at);
      const isBroken = plain.split(' ').some((word) => face.width(word, at) > width);
      const hasRoom = shown.length <= lines && shown.length * at * leading <= room;
      if (hasRoom && !isBroken) return { size: at, shown };
    }
    return { size: smallest, shown: cutOff(wrapped(smallest), lines) };
  }

  private line(
    start: { x: number; y: number },
    end: { x: number; y: number },
    thickness: number,
    dashArray: number[] = [],
  ): void {
    this.page.drawLine({ start, end, thickness, color: BLACK, dashArray });
  }
}

function cutOff(wrapped: readonly string[], lines: number): readonly string[] {
  if (wrapped.length <= lines) return wrapped;
  const kept = wrapped.slice(0, lines);
  return kept.map((line, index) => (index === lines - 1 ? `${line.replace(/.$/u, '')}…` : line));
}
