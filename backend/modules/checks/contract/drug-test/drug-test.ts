import { z } from 'zod';
import { otherCardField } from '#contract/billing/charging/charge.ts';
import { paymentSchema } from '#contract/billing/charging/payment.ts';
import { instant, optionalText } from '#contract/http/primitives.ts';
import { backgroundCheckSchema, backgroundCheckStateSchema } from '../order/background-check.ts';

const MOST_SITE = 120;

/** The place near which the worker is tested, if it is not near the job. */
export const requestDrugTestSchema = z.object({
  site: optionalText(MOST_SITE),
  otherCard: otherCardField,
});

/** The place of the sample, and its deadline. */
export const appointmentSchema = z.object({
  site: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  until: instant.nullable(),
});

/** Like a background check, with other results: `clear` is negative, `concerns` is not. */
export const drugTestSchema = backgroundCheckSchema.omit({ packageType: true }).extend({
  site: z.string().nullable(),
  appointment: appointmentSchema.nullable(),
});
export type DrugTest = z.infer<typeof drugTestSchema>;

export const drugTestStateSchema = backgroundCheckStateSchema
  .omit({ check: true })
  .extend({ test: drugTestSchema.nullable() });
export type DrugTestState = z.infer<typeof drugTestStateSchema>;

/** The consent link is sent to the worker after the payment (rules.md#drug-tests). */
export const drugTestRequestedSchema = drugTestSchema.extend({ payment: paymentSchema });
export type DrugTestRequested = z.infer<typeof drugTestRequestedSchema>;
