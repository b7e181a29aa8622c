import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';

export interface ExportedCopy {
  /** For example `us_passport-front`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ExportLocking {
  readonly at: Date;
  readonly password: string;
}

export interface ExportedFile {
  readonly form: I9Form;
  /** Null for the form as it is now; 1, 2 … for what it said before each correction. */
  readonly version: number | null;
  readonly bytes: Uint8Array;
  readonly cases: readonly EverifyCase[];
  /** JPEGs of the documents, if they were requested. */
  readonly copies: readonly ExportedCopy[];
}

/** Forms for an inspection: a locked ZIP with an index. Names and numbers of the index tell nothing that is sealed. */
export interface FormExport {
  /** Piece by piece, as the files come; the index is the last file. */
  zip(files: AsyncIterable<ExportedFile>, locking: ExportLocking): AsyncIterable<Uint8Array>;
}
