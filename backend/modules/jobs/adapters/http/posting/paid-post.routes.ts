import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { PostPaidJob } from '#modules/jobs/application/posting/post-paid-job.ts';
import type { RenewPost } from '#modules/jobs/application/posting/renew-post.ts';
import {
  jobPostPaymentSchema,
  payJobPostRequestSchema,
  renewPostRequestSchema,
} from '#contract/jobs/posting/paid-post.ts';
import { jobText } from './job-request.ts';

const jobParams = z.object({ id: uuid });

/** Job posts for the price of a package (rules.md#paid-posts). */
export function paidPostRoutes(posting: PostPaidJob): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/create-job-payment-intent',
      access: 'employer',
      summary: 'Create a paid job and its payment; the job opens after the payment succeeds',
      body: payJobPostRequestSchema,
      answers: { 200: jobPostPaymentSchema },
      idempotent: true,
      limit: 'submission',
      handler: async (call) => {
        const { packageId, jobData, otherCard } = call.body;
        const { acknowledgements } = jobData;
        const post = { packageId, text: jobText(jobData), acknowledgements, otherCard };
        const { jobId, payment } = await posting.run(signedIn(call).id, post);
        return { status: 200, body: { ...payment, jobId } };
      },
    }),
    route({
      method: 'get',
      path: '/api/jobs/:id/payment',
      access: 'employer',
      summary: 'Get the payment that a paid job waits for',
      params: jobParams,
      answers: { 200: jobPostPaymentSchema },
      handler: async (call) => {
        const payment = await posting.paymentOf(asId(call.params.id), signedIn(call).id);
        return { status: 200, body: { ...payment, jobId: call.params.id } };
      },
    }),
  ];
}

/** Another stretch for a paid post whose days are over. */
export function renewalRoutes(renewing: RenewPost): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/jobs/:id/renew',
      access: 'employer',
      summary: 'Buy another package for an expired paid post, or convert it to a free post at no charge',
      params: jobParams,
      body: renewPostRequestSchema,
      answers: { 200: jobPostPaymentSchema },
      idempotent: true,
      limit: 'submission',
      handler: async (call) => {
        const { id } = call.params;
        const payment = await renewing.run(asId(id), signedIn(call).id, call.body);
        return { status: 200, body: { ...payment, jobId: id } };
      },
    }),
  ];
}
