import { listQuerySchema } from '#contract/http/lists.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ListForms } from '#modules/eligibility/application/form/list-forms.ts';
import { myI9ListSchema } from '#contract/eligibility/index.ts';

/** The forms of someone who works, by their account (rules.md#i9-parties). */
export function myI9Routes(listing: ListForms): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/my-i9-forms',
      access: 'authenticated',
      summary: 'List the caller’s own Form I-9s as the worker, newest first',
      query: listQuerySchema,
      answers: { 200: myI9ListSchema },
      handler: async (call) => {
        const rows = await listing.ofWorker(ownerCaller(call).id, pageOf(call));
        return pageAnswer(call, rows, ({ id, createdAt }) => ({ at: createdAt, id }));
      },
    }),
  ];
}
