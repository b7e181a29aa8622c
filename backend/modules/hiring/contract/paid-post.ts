import { z } from 'zod';
import { paymentSchema } from '../../billing/contract/payment.ts';
import { uuid } from '../../../platform/http/contract/primitives.ts';
import { postJobRequestSchema } from './post-job.ts';

export const PACKAGE_MISSING = 'Please select a package';

export const payJobPostRequestSchema = z.object({
  packageId: z.uuid({ error: PACKAGE_MISSING }),
  jobData: postJobRequestSchema,
});

/** `clientSecret` confirms the card payment; null where a saved card has paid already. */
export const jobPostPaymentSchema = paymentSchema.extend({ jobId: uuid });
export type JobPostPayment = z.infer<typeof jobPostPaymentSchema>;
