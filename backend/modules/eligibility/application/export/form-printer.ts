import type { EverifyCase } from '../../domain/everify/everify-case.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';

export interface FormToPrint {
  readonly formId: string;
  readonly workerName: string;
  readonly company: string;
  /** The time zone of the job's place. */
  readonly timeZone: string;
  /** Whole numbers stand in them; what is printed is the newest of each kind. */
  readonly entries: readonly I9Entry[];
  /** E-Verify cases, the oldest first; none on the worker's copy. */
  readonly cases: readonly EverifyCase[];
}

/** Form I-9 as PDF: the pages of the form, and a page that says how it was signed. */
export interface FormPrinter {
  print(form: FormToPrint, at: Date): Promise<Uint8Array>;
}

/** Many forms, one after the other (rules.md#printed-in-turn). */
export interface FormsInTurn {
  /**
   * Begins a printer that waits its turn and is not refused.
   * @throws Unavailable if the line is full
   */
  begin(): FormPrinter;
}
