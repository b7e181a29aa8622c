import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetter } from '../letter/offer-letter.ts';
import type { RequestAction } from '../../contract/vocabulary/letter/letter-actions.ts';
import { SigningRules } from './signing-actions.ts';

export const REQUEST_KINDS = ['paper_copy', 'consent_withdrawn'] as const;

/**
 * A request for a paper copy, or the withdrawn consent to electronic letters: a candidate's right under 15
 * U.S.C. § 7001(c) (rules.md#paper-and-withdrawal).
 */
export interface OfferRequest {
  readonly kind: (typeof REQUEST_KINDS)[number];
  /** The mailing address; null if it was not given. */
  readonly mailingAddress: string | null;
  readonly requestedAt: Date;
  /** When the employer had done it. */
  readonly doneAt: Date | null;
}

const ON_PAPER = 'You signed this letter on paper. Ask the employer for a copy, or about anything else.';

/**
 * Requests are possible while a letter waits for its answer, and as long as it is signed here. The employer has
 * the paper that was signed.
 * @throws DomainError `offers.signed_on_paper`, `offers.request_too_late` (conflict)
 */
export function assertTakesRequests(letter: Pick<OfferLetter, 'stateAt'>, now: Date): void {
  const state = letter.stateAt(now);
  if (SigningRules.ask_for_paper(state)) return;
  if (state.status === 'signed') throw new DomainError('offers.signed_on_paper', 'conflict', ON_PAPER);
  throw new DomainError('offers.request_too_late', 'conflict', 'This offer has ended');
}

/** The employer's actions on a request; one that was mailed has none. */
export function requestActions({ doneAt }: { readonly doneAt: Date | string | null }): RequestAction[] {
  return doneAt === null ? ['mark_mailed'] : [];
}
