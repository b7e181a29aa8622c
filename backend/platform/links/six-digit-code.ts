import { randomInt } from 'node:crypto';

const DIGITS = 6;

/** A code for a copied link (rules.md#copied-links). */
export function sixDigitCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}
