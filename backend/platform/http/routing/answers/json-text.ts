import type { z } from 'zod';

/**
 * An answer that PostgreSQL already wrote as JSON, such as lists of jobs. It is not stripped to its schema.
 * Instead, a test of its statement parses it with every field set and with every field null.
 */
export class JsonText<S extends z.ZodType = z.ZodType> {
  /** The schema of the text; only for types and tests. */
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
