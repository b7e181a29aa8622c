import type { Referral } from '#contract/hiring/referral.ts';
import { printedName, unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';

type NamedWorker = Pick<Referral, 'workerName' | 'workerLatinName'>;

/** Nobody has said yet how papers print this name (rules.md#latin-names). */
export function needsLatinName({ workerName, workerLatinName }: NamedWorker): boolean {
  return workerLatinName === null && unprintedLetters(workerName) !== null;
}

/** As a letter names the worker; empty where that has to be asked first. */
export function printedWorkerName(worker: NamedWorker): string {
  if (needsLatinName(worker)) return '';
  return printedName({ name: worker.workerName, latinName: worker.workerLatinName });
}
