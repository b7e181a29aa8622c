import type { BenefitId } from '#contract/offers/terms/benefits.ts';
import {
  offerTemplateRequestSchema,
  type OfferTemplate,
  type OfferTemplateInput,
} from '#contract/offers/template/offer-template.ts';
import { PAY_TYPES, type PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';

export interface TemplateValues {
  readonly name: string;
  readonly payType: string;
  readonly schedule: string;
  readonly benefits: readonly BenefitId[];
  readonly conditions: string;
  readonly customTerms: string;
}

export const EMPTY_TEMPLATE: TemplateValues = {
  name: '',
  payType: '',
  schedule: '',
  benefits: [],
  conditions: '',
  customTerms: '',
};

export function valuesOf(template: OfferTemplate): TemplateValues {
  const { name, payType, schedule, benefitIds, conditions, customTerms } = template;
  return {
    name,
    payType: payType ?? '',
    schedule: schedule ?? '',
    benefits: benefitIds,
    conditions: conditions ?? '',
    customTerms: customTerms ?? '',
  };
}

/** Retains benefits in the company's own words unless the user chose others. */
export function bodyOf(values: TemplateValues, template: OfferTemplate | null) {
  const words = template && template.benefitIds.length === 0 ? template.benefits : null;
  const benefits = values.benefits.length === 0 ? words : [...values.benefits];
  const body = { ...values, payType: payTypeOf(values.payType), benefits };
  return body satisfies Required<OfferTemplateInput>;
}

function payTypeOf(chosen: string): PayType | null {
  return PAY_TYPES.find((payType) => payType === chosen) ?? null;
}

export const templateProblems = validateWith(offerTemplateRequestSchema, translateMessage);
