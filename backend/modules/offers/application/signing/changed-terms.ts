import type { ChangedTerm, OfferSigning } from '../../contract/index.ts';
import { LETTER_TERMS, type LetterTerm } from '../../contract/vocabulary/letter-terms.ts';

type Terms = Pick<OfferSigning, LetterTerm>;

/** What a version says otherwise than the one before, in the order of the letter. */
export function changedTerms(now: Terms, before: Terms | null): ChangedTerm[] {
  if (!before) return [];
  return LETTER_TERMS.filter((field) => now[field] !== before[field]).map((field) => ({
    field,
    before: before[field],
  }));
}
