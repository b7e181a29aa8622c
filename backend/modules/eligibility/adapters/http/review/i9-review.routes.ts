import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ReviewForms } from '#modules/eligibility/application/review/review-forms.ts';
import {
  finishI9ReviewSchema,
  i9ReviewQueueQuerySchema,
  i9ReviewRowSchema,
  i9ReviewSheetSchema,
  i9ReviewStateSchema,
} from '#contract/eligibility/review/i9-review.ts';

/** Reviews of paid Form I-9s: the admins' queue, and what came of it for the employer (rules.md#i9-review). */
export function i9ReviewRoutes(review: ReviewForms): readonly Route[] {
  return [...adminRoutes(review), ofOwner(review)];
}

function adminRoutes(review: ReviewForms): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/i9-reviews',
      access: 'admin',
      summary: 'List Form I-9s whose paid review is not done, earliest order first',
      query: i9ReviewQueueQuerySchema,
      answers: { 200: z.array(i9ReviewRowSchema) },
      handler: async (call) => {
        const rows = await review.queue(pageOf(call));
        return pageAnswer(call, rows, ({ orderedAt: at, id }) => ({ at, id }));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/i9-reviews/:id',
      access: 'admin',
      summary: 'Get a form for review, without any number; the form’s audit trail records the access',
      params: z.object({ id: uuid }),
      answers: { 200: i9ReviewSheetSchema },
      handler: async (call) => {
        return { status: 200, body: await review.sheet(call.params.id, signedIn(call).id) };
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/i9-reviews/:id',
      access: 'admin',
      summary:
        'Complete the review: the employer is notified of missing items, and the service counts as delivered',
      params: z.object({ id: uuid }),
      body: finishI9ReviewSchema,
      answers: { 204: null },
      handler: async (call) => {
        const by = { id: signedIn(call).id, requestId: requestIdOf(call.ctx) };
        await review.finish(call.params.id, by, call.body);
        return { status: 204 };
      },
    }),
  ];
}

function ofOwner(review: ReviewForms): Route {
  return route({
    method: 'get',
    path: '/api/i9-forms/:referralId/review',
    access: 'authenticated',
    summary: 'Get the paid review of a Form I-9 with its findings',
    params: z.object({ referralId: uuid }),
    answers: { 200: i9ReviewStateSchema },
    handler: async (call) => {
      const id = asId<'referral'>(call.params.referralId);
      return { status: 200, body: await review.ofOwner(id, ownerCaller(call).id) };
    },
  });
}
