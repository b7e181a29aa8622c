/** A scan or photo of a letter that was signed on paper. */
export const PAPER_SCAN = {
  mostBytes: 8 * 1024 * 1024,
  mostPages: 20,
  /** What may be chosen. */
  accepted: 'application/pdf,image/jpeg,image/png,image/webp',
} as const;

/** What is kept: pictures are drawn anew. */
export const SCAN_TYPES = ['application/pdf', 'image/jpeg'] as const;
export type ScanType = (typeof SCAN_TYPES)[number];
