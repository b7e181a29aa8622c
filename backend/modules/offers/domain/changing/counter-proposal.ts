import { DomainError } from '#kernel/domain-error.ts';
import { newId, type OfferLetterId } from '#kernel/ids.ts';

/** The most requests for changes per letter (rules.md#counter-proposals). */
export const MOST_COUNTERS = 3;

/** A candidate's requested changes; null for terms that may stay. */
export interface CounterRequest {
  readonly payRate: string | null;
  /** A day. */
  readonly startDate: string | null;
  readonly note: string | null;
}

export interface CounterProposal extends CounterRequest {
  readonly id: string;
  readonly offerLetterId: OfferLetterId;
  /** The version of the letter that it answers; the next version makes it lapse. */
  readonly version: number;
  readonly status: 'open' | 'accepted' | 'declined' | 'lapsed';
  readonly createdAt: Date;
}

interface Countered {
  readonly id: OfferLetterId;
  readonly termsVersion: number;
  readonly isAddendum: boolean;
}

/** One at a time, three a letter. @throws DomainError `offers.counter_open`, `offers.counter_limit` (conflict). */
export function proposeCounter(
  letter: Countered,
  earlier: readonly CounterProposal[],
  request: CounterRequest,
  at: Date,
): CounterProposal {
  if (openCounter(letter, earlier)) {
    throw new DomainError(
      'offers.counter_open',
      'conflict',
      'The employer has not answered your request yet',
    );
  }
  if (countersLeft(letter, earlier) === 0) {
    throw new DomainError('offers.counter_limit', 'conflict', 'You can ask for a change three times at most');
  }
  const { payRate, startDate, note } = request;
  const about = { id: newId(), offerLetterId: letter.id, version: letter.termsVersion };
  return { ...about, payRate, startDate, note, status: 'open', createdAt: at };
}

/** An addendum takes none. */
export function countersLeft(
  { isAddendum }: Pick<Countered, 'isAddendum'>,
  earlier: readonly unknown[],
): number {
  return isAddendum ? 0 : Math.max(0, MOST_COUNTERS - earlier.length);
}

/** The one that waits for its answer. */
export function openCounter(
  { termsVersion }: Pick<Countered, 'termsVersion'>,
  proposals: readonly CounterProposal[],
): CounterProposal | null {
  return proposals.find(({ status, version }) => status === 'open' && version === termsVersion) ?? null;
}
