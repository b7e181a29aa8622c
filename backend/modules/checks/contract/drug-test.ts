import { z } from 'zod';
import { otherCardField } from '#contract/billing/charge.ts';
import { paymentSchema } from '#contract/billing/payment.ts';
import { instant, optionalText } from '#contract/http/primitives.ts';
import { backgroundCheckSchema, backgroundCheckStateSchema } from './background-check.ts';

const MOST_SITE = 120;

/** Near which place the worker is tested, where it is not near the job. */
export const requestDrugTestSchema = z.object({
  site: optionalText(MOST_SITE),
  otherCard: otherCardField,
});

/** Where the sample is taken, and until when. */
export const appointmentSchema = z.object({
  site: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  until: instant.nullable(),
});

/** Like a background check, but for its contents: `clear` is negative, `concerns` is not. */
export const drugTestSchema = backgroundCheckSchema.omit({ packageType: true }).extend({
  site: z.string().nullable(),
  appointment: appointmentSchema.nullable(),
});
export type DrugTest = z.infer<typeof drugTestSchema>;

export const drugTestStateSchema = backgroundCheckStateSchema
  .omit({ check: true })
  .extend({ test: drugTestSchema.nullable() });
export type DrugTestState = z.infer<typeof drugTestStateSchema>;

/** The consent link goes to the worker when the payment has succeeded (rules.md#drug-tests). */
export const drugTestRequestedSchema = drugTestSchema.extend({ payment: paymentSchema });
export type DrugTestRequested = z.infer<typeof drugTestRequestedSchema>;
