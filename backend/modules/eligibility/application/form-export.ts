import type { EverifyCase } from '../domain/everify/everify-case.ts';
import type { I9Form } from '../domain/i9-form.ts';

export interface ExportedFile {
  readonly form: I9Form;
  /** Null for the form as it is now; 1, 2 … for what it said before each correction. */
  readonly version: number | null;
  readonly bytes: Uint8Array;
  readonly cases: readonly EverifyCase[];
}

/** Forms for an inspection: a ZIP with an index. Names and numbers of the index tell nothing that is sealed. */
export interface FormExport {
  zip(files: readonly ExportedFile[], at: Date): Uint8Array;
}
