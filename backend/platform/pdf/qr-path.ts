import { create } from 'qrcode';

export interface QrPath {
  /** An SVG path in units of one module. */
  readonly path: string;
  /** Modules on a side, without the quiet zone. */
  readonly size: number;
}

/** The modules of a QR code as one shape, so that printers leave no seams between them. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!modules.get(row, from)) continue;
      let to = from;
      while (to < size && modules.get(row, to)) to += 1;
      runs.push(`M${from} ${row}h${to - from}v1h${from - to}z`);
      from = to;
    }
  }
  return { path: runs.join(''), size };
}
