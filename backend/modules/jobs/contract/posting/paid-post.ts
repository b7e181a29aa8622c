import { z } from 'zod';
import { otherCardField } from '#contract/billing/charging/charge.ts';
import { paymentSchema } from '#contract/billing/charging/payment.ts';
import { uuid } from '#contract/http/primitives.ts';
import { postJobRequestSchema } from './post-job.ts';

export const PACKAGE_MISSING = 'Please select a package';

export const payJobPostRequestSchema = z.object({
  packageId: z.uuid({ error: PACKAGE_MISSING }),
  jobData: postJobRequestSchema,
  otherCard: otherCardField,
});

/** `POST /api/jobs/{id}/renew`: another package for a post whose days are over, or null for a free post. */
export const renewPostRequestSchema = z.object({
  packageId: z.uuid({ error: PACKAGE_MISSING }).nullable(),
  otherCard: otherCardField,
});
export type RenewPostInput = z.input<typeof renewPostRequestSchema>;

/** `POST /api/jobs/{id}/boost`: a boost, or null for one of the plan's featured posts. */
export const boostJobRequestSchema = z.object({
  packageId: z.uuid({ error: PACKAGE_MISSING }).nullable(),
  otherCard: otherCardField,
});

/** `clientSecret` confirms the card payment; null where a saved card has paid already. */
export const jobPostPaymentSchema = paymentSchema.extend({ jobId: uuid });
export type JobPostPayment = z.infer<typeof jobPostPaymentSchema>;
