import type { PDFPage, RGB } from 'pdf-lib';
import type { Face } from './fonts.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: RGB;
}

/** Draws one line that the face can print, each script with its own font. */
export function drawRuns(page: PDFPage, face: Face, line: string, { x, ...place }: Place): void {
  let from = x;
  for (const { font, text } of face.runs(line)) {
    page.drawText(text, { ...place, x: from, font });
    from += face.width(text, place.size);
  }
}
