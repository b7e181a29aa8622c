import type { ChangedTerm, OfferSigning } from '../../contract/index.ts';
import { LETTER_TERMS, type LetterTerm } from '../../contract/vocabulary/terms/letter-terms.ts';

type Terms = Pick<OfferSigning, LetterTerm>;

/** The terms that differ from the previous version, in the order of the letter. */
export function changedTerms(now: Terms, before: Partial<Terms> | null): ChangedTerm[] {
  if (!before) return [];
  // Older versions lack terms that were added later.
  const said = (field: LetterTerm): string | null => before[field] ?? null;
  return LETTER_TERMS.filter((field) => now[field] !== said(field)).map((field) => ({
    field,
    before: said(field),
  }));
}
