import type { AmendOfferInput } from '#contract/offers/changing/amend-offer.ts';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { withConfirmedPay } from './confirmed-pay.ts';
import { ownName, type Employer } from './offer-values.ts';

/** The letter's terms as form values. Older letters name no signatory. */
export function letterValues(letter: OfferLetter, employer: Employer | null): OfferFormInput {
  return {
    startDate: letter.startDate ?? '',
    payRate: letter.payRate,
    payType: letter.payType,
    workLocation: letter.workLocation,
    schedule: letter.schedule ?? '',
    benefits: [...letter.benefitIds],
    conditions: letter.conditions ?? '',
    customTerms: letter.customTerms ?? '',
    expirationDays: String(letter.expirationDays),
    addOns: [...letter.addOns],
    workerName: letter.workerName,
    workerPhone: formatPhone(letter.workerPhone ?? ''),
    workerEmail: letter.workerEmail ?? '',
    jobTitle: letter.jobTitle,
    company: letter.company,
    signatoryName: letter.signatoryName ?? ownName(employer),
    signatoryTitle: letter.signatoryTitle ?? '',
    expectedEnd: '',
    onSiteName: '',
    onSitePhone: '',
  };
}

/** Custom benefits stay, unless the employer chose others. */
export function amendmentOf(letter: OfferLetter, values: OfferFormInput): AmendOfferInput {
  const keepsWords = values.benefits.length === 0 && letter.benefitIds.length === 0;
  const benefits = keepsWords ? letter.benefits : values.benefits;
  return {
    version: letter.pending?.version ?? letter.version,
    offerData: { ...withConfirmedPay(values), benefits },
  };
}
