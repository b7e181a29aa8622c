import type { ChangedTerm, OfferSigning } from '../../contract/index.ts';
import { LETTER_TERMS, type LetterTerm } from '../../contract/vocabulary/letter-terms.ts';

type Terms = Pick<OfferSigning, LetterTerm>;

/** What a version says otherwise than the one before, in the order of the letter. */
export function changedTerms(now: Terms, before: Partial<Terms> | null): ChangedTerm[] {
  if (!before) return [];
  // Versions from before a term was asked for do not have it.
  const said = (field: LetterTerm): string | null => before[field] ?? null;
  return LETTER_TERMS.filter((field) => now[field] !== said(field)).map((field) => ({
    field,
    before: said(field),
  }));
}
