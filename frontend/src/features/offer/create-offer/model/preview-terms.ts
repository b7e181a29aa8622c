import { benefitsSentence } from '#contract/offers/benefits.ts';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import type { OfferLetter } from '#contract/offers/offer-letter.ts';
import { LETTER_TERMS, type LetterTerm } from '#contract/offers/vocabulary/letter-terms.ts';
import { fillMergeFields, mergedDay, mergedPay } from '#contract/offers/vocabulary/merge-fields.ts';
import type { LetterTerms } from '#entities/offer/index.ts';

/** What is not typed. */
interface PreviewFacts {
  /** Who writes it. */
  readonly employer: string;
  /** Whom it is for, as long as no name is typed. */
  readonly worker: string;
  /** Where none are chosen, in a template's own words. */
  readonly benefits: string | undefined;
}

/** What the letter will say of what is typed, merge fields filled in; `letter` is the one that is changed. */
export function previewTerms(
  values: OfferFormInput,
  letter: OfferLetter | null,
  { employer, worker, benefits }: PreviewFacts,
): LetterTerms {
  const payRate = String(values.payRate).trim();
  const { payType, startDate, workLocation, jobTitle = '', company = '' } = values;
  const workerName = values.workerName?.trim() || worker;
  const start = startDate || null;
  const facts = { worker: workerName, job: jobTitle, company, employer, site: workLocation };
  const known = { ...facts, pay: mergedPay(payRate, payType), startDate: mergedDay(start) };
  const schedule = fillMergeFields(values.schedule, known);
  const filled = (text: string): string | null =>
    fillMergeFields(text, { ...known, schedule }).trim() || null;
  return {
    workerName,
    jobTitle,
    company,
    payRate,
    payType,
    workLocation,
    startDate: start,
    schedule: schedule.trim() || null,
    benefits: filled(benefitsOf(values, letter, benefits)) ?? '',
    conditions: filled(values.conditions),
    customTerms: filled(values.customTerms),
    signatoryName: values.signatoryName?.trim() || employer || null,
    signatoryTitle: values.signatoryTitle?.trim() || null,
  };
}

/** Benefits in someone's own words stay, unless others were chosen instead. */
function benefitsOf(
  { benefits }: OfferFormInput,
  letter: OfferLetter | null,
  words: string | undefined,
): string {
  if (benefits.length > 0) return benefitsSentence(benefits);
  return letter?.benefitIds.length === 0 ? letter.benefits : (words ?? benefitsSentence([]));
}

/** What a worker who has the letter will see marked. */
export function previewChanges(
  terms: LetterTerms,
  letter: OfferLetter | null,
): { readonly field: LetterTerm; readonly before: string | null }[] {
  if (!letter?.sentAt) return [];
  return LETTER_TERMS.filter((field) => terms[field] !== letter[field]).map((field) => ({
    field,
    before: letter[field],
  }));
}
