import type { Referral } from '#contract/hiring/referral.ts';
import { printedName, unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';

type NamedWorker = Pick<Referral, 'workerName' | 'workerLatinName'>;

/** Whether the name has letters that PDFs cannot print and no Latin version yet (rules.md#latin-names). */
export function needsLatinName({ workerName, workerLatinName }: NamedWorker): boolean {
  return workerLatinName === null && unprintedLetters(workerName) !== null;
}

/** The worker's name as a letter prints it; empty if the Latin name is still missing. */
export function printedWorkerName(worker: NamedWorker): string {
  if (needsLatinName(worker)) return '';
  return printedName({ name: worker.workerName, latinName: worker.workerLatinName });
}
