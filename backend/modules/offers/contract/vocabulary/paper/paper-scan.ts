/** A scan or photo of a letter that was signed on paper. */
export const PAPER_SCAN = {
  mostBytes: 8 * 1024 * 1024,
  mostPages: 20,
  /** The file types to choose from. */
  accepted: 'application/pdf,image/jpeg,image/png,image/webp',
} as const;

/** The stored types; pictures are re-encoded. */
export const SCAN_TYPES = ['application/pdf', 'image/jpeg'] as const;
export type ScanType = (typeof SCAN_TYPES)[number];
