import { z } from 'zod';
import { otherCardField } from '#contract/billing/charging/charge.ts';
import { paymentSchema } from '#contract/billing/charging/payment.ts';
import { instant, uuid } from '#contract/http/primitives.ts';
import { adverseActionSchema } from '../notice/adverse-action.ts';
import { CHECK_ACTIONS, REQUEST_REFUSALS } from '../vocabulary/order/check-actions.ts';
import { backgroundPackageSchema, backgroundPackageInfoSchema } from './background-package-schema.ts';

export const requestBackgroundCheckSchema = z.object({
  packageType: backgroundPackageSchema,
  otherCard: otherCardField,
});
export type RequestBackgroundCheck = z.input<typeof requestBackgroundCheckSchema>;

/** The employer's view: `in_progress` is with the agency, `clear` and `concerns` are its results. */
const CHECK_STEPS = [
  'awaiting_payment',
  'awaiting_consent',
  'declined',
  'in_progress',
  'clear',
  'concerns',
] as const;
export const checkStepSchema = z.enum(CHECK_STEPS);
export type CheckStep = z.infer<typeof checkStepSchema>;

const issuedLink = {
  id: uuid,
  /** The candidate's page; null if nothing is left to answer. */
  url: z.url().nullable(),
  expiresAt: instant.nullable(),
};

/** The consent link is sent to the candidate after the payment (rules.md#check-packages). */
export const backgroundCheckRequestedSchema = z.object({
  ...issuedLink,
  status: checkStepSchema,
  packageType: backgroundPackageSchema,
  payment: paymentSchema,
});
export type BackgroundCheckRequested = z.infer<typeof backgroundCheckRequestedSchema>;

/** One part of the report, as little as a decision needs. */
export const findingSchema = z.object({
  screening: z.string(),
  result: z.enum(['clear', 'consider']),
  note: z.string().nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

export const backgroundCheckSchema = z.object({
  ...issuedLink,
  status: checkStepSchema,
  packageType: backgroundPackageSchema,
  packageInfo: backgroundPackageInfoSchema,
  isExpired: z.boolean(),
  requestedAt: instant,
  consentAt: instant.nullable(),
  /** The candidate requested the disclosure and the authorization on paper. */
  paperAskedAt: instant.nullable(),
  /** The same two texts as PDF, to sign with a pen; null unless the candidate requested it. */
  paperFormUrl: z.string().nullable(),
  /** The signed consent as PDF. */
  consentDocumentUrl: z.string().nullable(),
  completedAt: instant.nullable(),
  /** In progress, while the agency waits for the candidate's data. */
  awaitsCandidate: z.boolean(),
  /** The agency has the order; until then we keep trying. */
  isOrdered: z.boolean(),
  findings: z.array(findingSchema),
});
export type BackgroundCheck = z.infer<typeof backgroundCheckSchema>;

/** The employer's dialog: the check and the decision because of it, if they exist. */
export const backgroundCheckStateSchema = z.object({
  check: backgroundCheckSchema.nullable(),
  /** The commands on the check that are accepted now. */
  actions: z.array(z.enum(CHECK_ACTIONS)),
  /** Why no check can be requested for this candidate. */
  requestRefusal: z.enum(REQUEST_REFUSALS).nullable(),
  /**
   * The law at the job's place allows a check only after an offer, and none is recorded: the employer has to
   * confirm one (rules.md#local-check-rules).
   */
  mustConfirmOffer: z.boolean(),
  adverseAction: adverseActionSchema.nullable(),
  /** No candidate is contacted before the employer has certified (rules.md#check-certification). */
  needsCertification: z.boolean(),
  /** The end of the five business days if the notice were sent now; null if nothing can be announced. */
  waitWouldEndAt: instant.nullable(),
});
export type BackgroundCheckState = z.infer<typeof backgroundCheckStateSchema>;
