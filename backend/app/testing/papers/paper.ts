/** People's own text in a document, by field. */
export type Written = (field: string) => string;

/** A kind of document that is printed. */
export interface Paper {
  readonly name: string;
  /** The class that draws it. */
  readonly printer: string;
  readonly fields: readonly string[];
  readonly print: (written: Written) => Promise<Uint8Array>;
}

export const PRINTED_AT = new Date('2026-11-20T15:00:00.000Z');
