import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { BlockList } from '../../application/blocks/block-list.ts';
import type { BlockPerson } from '../../application/blocks/block-person.ts';
import { blockRequestSchema, blockSchema, blocksQuerySchema } from '../../contract/index.ts';

const person = z.object({ id: uuid });

/** People whom the caller blocked or muted (rules.md#blocked-people). */
export function blockRoutes(block: BlockPerson, list: BlockList): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/users/:id/block',
      access: 'authenticated',
      summary: 'Block or mute a person; another call can change the kind',
      params: person,
      body: blockRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        await block.run(signedIn(call).id, asId(call.params.id), call.body.kind);
        return { status: 204 };
      },
    }),
    route({
      method: 'delete',
      path: '/api/users/:id/block',
      access: 'authenticated',
      summary: 'Unblock a person; idempotent',
      params: person,
      answers: { 204: null },
      handler: async (call) => {
        await block.undo(signedIn(call).id, asId(call.params.id));
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/blocks',
      access: 'authenticated',
      summary: 'List the people whom the caller has blocked or muted, newest first',
      query: blocksQuerySchema,
      answers: { 200: z.array(blockSchema) },
      handler: async (call) =>
        pageAnswer(call, await list.of(signedIn(call).id, pageOf(call)), ({ pageAt, user }) => ({
          at: pageAt,
          id: user.id,
        })),
    }),
  ];
}
