import type { z } from 'zod';

/**
 * An answer that is JSON already, as PostgreSQL writes lists of jobs. It leaves as it is: nothing strips it to its
 * schema, so a test beside its statement reads it with every field set and with every field null.
 */
export class JsonText<S extends z.ZodType = z.ZodType> {
  /** What the text promises to be; for types and tests alone. */
  readonly schema: S | null;
  readonly text: string;

  constructor(schema: S | null, text: string) {
    this.schema = schema;
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
