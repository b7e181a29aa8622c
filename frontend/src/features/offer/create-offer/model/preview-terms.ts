import { benefitsSentence } from '#contract/offers/terms/benefits.ts';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { LETTER_TERMS, type LetterTerm } from '#contract/offers/vocabulary/terms/letter-terms.ts';
import { fillMergeFields, mergedDay, mergedPay } from '#contract/offers/vocabulary/terms/merge-fields.ts';
import type { LetterTerms } from '#entities/offer/index.ts';

/** Facts for the preview that are not typed. */
interface PreviewFacts {
  /** The employer who writes the letter. */
  readonly employer: string;
  /** The recipient until a name is typed. */
  readonly worker: string;
  /** A template's custom benefits, if none are chosen. */
  readonly benefits: string | undefined;
}

/** The letter's terms from the form, with merge fields filled in. `letter` is the one being changed. */
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

/** Custom benefits stay, unless the employer chose others. */
function benefitsOf(
  { benefits }: OfferFormInput,
  letter: OfferLetter | null,
  words: string | undefined,
): string {
  if (benefits.length > 0) return benefitsSentence(benefits);
  return letter?.benefitIds.length === 0 ? letter.benefits : (words ?? benefitsSentence([]));
}

/** The changes that a worker with the earlier letter will see marked. */
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
