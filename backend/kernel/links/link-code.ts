import { addDays, addHours } from '../clock.ts';
import { DomainError } from '../domain-error.ts';

/** Crewvine sent it to the person's own number or address, or its owner copied it (rules.md#copied-links). */
export type LinkKind = 'sent' | 'copied';

/** The stored state of the codes of a copied link. */
export interface LinkCodeRecord {
  readonly hash: string;
  /** ISO 8601, like the times below. */
  readonly expiresAt: string;
  readonly wrongTries: number;
  /** The times when codes were sent in the last day, oldest first. */
  readonly sentAt: readonly string[];
}

export type CodeTry = 'right' | 'wrong' | 'expired';

const CODE_HOURS = 1 / 6;
const MOST_TRIES = 5;
const MOST_AN_HOUR = 3;
const MOST_A_DAY = 6;

/**
 * The code that a copied link requires: valid for ten minutes, five tries, and one use; three an hour and six
 * a day (rules.md#copied-links).
 */
export const LinkCode = {
  /**
   * The next code, which replaces the one before. `context` prefixes the error code.
   * @throws DomainError `context.too_many_codes` (too_many)
   */
  issue(before: LinkCodeRecord | null, hash: string, at: Date, context: string): LinkCodeRecord {
    const sent = (before?.sentAt ?? []).map((time) => new Date(time));
    const ofDay = sent.filter((time) => addDays(time, 1) > at);
    const ofHour = ofDay.filter((time) => addHours(time, 1) > at);
    const waits = [freeAgain(ofHour, MOST_AN_HOUR, 1), freeAgain(ofDay, MOST_A_DAY, 24)];
    const until = Math.max(...waits) - at.getTime();
    if (until > 0) {
      throw new DomainError(`${context}.too_many_codes`, 'too_many', 'Too many codes. Try again later.', {
        retryAfterSeconds: Math.ceil(until / 1000),
      });
    }
    return {
      hash,
      expiresAt: addHours(at, CODE_HOURS).toISOString(),
      wrongTries: 0,
      sentAt: [...ofDay, at].map((time) => time.toISOString()),
    };
  },

  /** One try, and the record after it: a right code is used up. */
  try(
    record: LinkCodeRecord | null,
    hash: string,
    at: Date,
  ): { readonly result: CodeTry; readonly after: LinkCodeRecord | null } {
    if (record === null) return { result: 'wrong', after: null };
    const isLive = at < new Date(record.expiresAt) && record.wrongTries < MOST_TRIES;
    if (!isLive) return { result: 'expired', after: record };
    if (record.hash === hash) return { result: 'right', after: { ...record, wrongTries: MOST_TRIES } };
    return { result: 'wrong', after: { ...record, wrongTries: record.wrongTries + 1 } };
  },

  /** The error for an answer through a copied link without a code. */
  required(context: string): DomainError {
    const message = 'Enter the code we texted to the worker';
    return new DomainError(`${context}.code_required`, 'forbidden', message, { path: 'code' });
  },

  /** The error for a try; null for the right code. Throw it after the transaction, which stores the try. */
  refusal(result: CodeTry, context: string): DomainError | null {
    if (result === 'right') return null;
    return result === 'wrong'
      ? new DomainError(`${context}.invalid_code`, 'invalid', 'Invalid Code', { path: 'code' })
      : new DomainError(
          `${context}.code_expired`,
          'invalid',
          'This code has expired. Please ask for a new one.',
          {
            path: 'code',
          },
        );
  },
} as const;

/** The time when another code may be sent, in milliseconds; 0 for now. */
function freeAgain(sent: readonly Date[], most: number, hours: number): number {
  const first = sent.at(-most);
  return first === undefined ? 0 : addHours(first, hours).getTime();
}
