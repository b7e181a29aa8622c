import { z } from 'zod';
import { type AddOn, ADD_ONS } from '#contract/billing/vocabulary/charging/add-ons.ts';
import { addOnsInputSchema, otherCardField } from '#contract/billing/charging/charge.ts';
import { onSiteFields } from '#contract/hiring/first-day/first-day.ts';
import { optionalName, uuid } from '#contract/http/primitives.ts';
import { optionalMergeLine, optionalMergeText } from '../terms/merge-text.ts';
import {
  benefitsField,
  candidateFields,
  chosenPayTypeField,
  confirmedPayField,
  expirationDaysField,
  OFFER_EXPIRY_DAYS,
  OFFER_INCOMPLETE,
  offerPayRateField,
  offerStartDateField,
  offerWorkLocationField,
  signatoryTitleField,
} from '../terms/offer-fields.ts';

/** Omitted fields come from the referral and its job. */
export const offerDataSchema = z.object(
  {
    ...candidateFields,
    jobTitle: optionalName(150),
    company: optionalName(150),
    startDate: offerStartDateField,
    payRate: offerPayRateField,
    payType: chosenPayTypeField,
    confirmedPay: confirmedPayField,
    workLocation: offerWorkLocationField,
    schedule: optionalMergeLine(200),
    benefits: benefitsField,
    conditions: optionalMergeText(5000),
    customTerms: optionalMergeText(5000),
    /** Left out: the employer's own name, or what the letter had. */
    signatoryName: optionalName(120),
    signatoryTitle: signatoryTitleField,
    expirationDays: expirationDaysField.nullish().transform((days) => days ?? OFFER_EXPIRY_DAYS.default),
    addOns: addOnsInputSchema,
    /** The template that the letter began with. */
    templateId: uuid.nullish().transform((id) => id ?? null),
    /** Not in the letter: the on-site contact for the first day. */
    ...onSiteFields,
  },
  { error: OFFER_INCOMPLETE },
);

function union(first: readonly AddOn[], second: readonly AddOn[]): AddOn[] {
  return ADD_ONS.filter((addOn) => first.includes(addOn) || second.includes(addOn));
}

/** Both payload shapes of rules.md#offer-shapes become one: benefits as ids and sentence, add-ons of both places as one list. */
export function toOffer(body: { offerData: z.output<typeof offerDataSchema>; addOns: AddOn[] }) {
  const { benefits, addOns, ...terms } = body.offerData;
  return { ...terms, ...benefits, addOns: union(addOns, body.addOns) };
}

/** Another employer than the session's is 403 (rules.md#offer-shapes). */
const employerField = uuid.nullish().transform((id) => id ?? null);

/** Before it is read: what amending shares. */
export const createOfferRequestFields = z.object({
  referralId: uuid.nullish().transform((id) => id ?? null),
  employerId: employerField,
  offerData: offerDataSchema,
  addOns: addOnsInputSchema,
  otherCard: otherCardField,
});

/** `PUT /api/referrals/{id}/create-offer`: the referral stands in the path. */
export const createOfferRequestSchema = createOfferRequestFields.transform(
  ({ referralId, employerId, otherCard, ...body }) => ({
    referralId,
    employerId,
    otherCard,
    offer: toOffer(body),
  }),
);
export type CreateOfferRequest = z.infer<typeof createOfferRequestSchema>;
export type CreateOfferInput = z.input<typeof createOfferRequestSchema>;
export type OfferTerms = CreateOfferRequest['offer'];

/** `POST /api/offer-letters`: the referral stands in the body. */
export const createOfferLetterRequestSchema = createOfferRequestFields
  .extend({ referralId: uuid })
  .transform(({ referralId, employerId, otherCard, ...body }) => ({
    referralId,
    employerId,
    otherCard,
    offer: toOffer(body),
  }));
