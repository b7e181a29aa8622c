import { useTranslation } from 'react-i18next';
import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { bareAmountCents } from '#contract/http/vocabulary/written-numbers.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import type { LetterTerm } from '#contract/offers/vocabulary/terms/letter-terms.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { useProductLabels, type ProductLabels } from '#shared/product-labels/index.ts';
import { useBenefitsLabel } from './use-benefits-label.ts';

export type LetterTerms = Pick<OfferSigning, LetterTerm>;

export interface TermLine {
  readonly label: string;
  readonly value: string | null;
  readonly isPay: boolean;
  /** The letter's terms that this line shows. */
  readonly terms: readonly LetterTerm[];
}

/** A letter's lines, in the reader's language or the given one. Needs the `letter` and `benefits` texts. */
export function useTermLines(lng?: Language): (terms: LetterTerms) => readonly TermLine[] {
  const { t: own, i18n } = useTranslation('letter');
  const t = lng ? i18n.getFixedT(lng, 'letter') : own;
  const words = useProductLabels(lng);
  const benefits = useBenefitsLabel(lng);
  const language = lng ?? i18n.language;
  return (said) => {
    const { jobTitle, company, workerName, startDate, workLocation, schedule, conditions, customTerms } =
      said;
    const signatory =
      said.signatoryName && [said.signatoryName, said.signatoryTitle].filter(Boolean).join(', ');
    const pay = payOf(said, language, (type) => t(`payType.${type}`), words);
    return [
      { ...line(t('term.pay'), pay, 'payRate', 'payType'), isPay: true },
      line(t('term.start'), startDate && formatDate(startDate, language, 'date'), 'startDate'),
      line(t('term.place'), workLocation, 'workLocation'),
      line(t('term.schedule'), schedule && words.schedule(schedule), 'schedule'),
      line(t('term.job'), jobTitle, 'jobTitle'),
      line(t('term.company'), company, 'company'),
      line(t('term.worker'), workerName, 'workerName'),
      line(t('term.benefits'), benefits(said.benefits), 'benefits'),
      line(t('term.conditions'), conditions, 'conditions'),
      line(t('term.custom'), customTerms, 'customTerms'),
      line(t('term.signatory'), signatory, 'signatoryName', 'signatoryTitle'),
    ];
  };
}

function line(label: string, value: string | null, ...terms: readonly LetterTerm[]): TermLine {
  return { label, value, terms, isPay: false };
}

/** Formats a number as dollars; leaves a text such as "$25/hour" unchanged. */
function payOf(
  { payRate, payType }: LetterTerms,
  language: string,
  unit: (payType: PayType) => string,
  words: ProductLabels,
): string {
  const cents = bareAmountCents(payRate);
  if (cents === null) return words.pay(payRate);
  return `${formatAmount(cents / 100, language)} ${unit(payType)}`;
}
