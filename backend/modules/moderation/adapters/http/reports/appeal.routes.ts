import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { text, uuid } from '#contract/http/primitives.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  appealedSchema,
  appealLinkSchema,
  appealRequestSchema,
  heldContentSchema,
  myModerationActionSchema,
  myModerationActionsQuerySchema,
} from '#contract/moderation/index.ts';
import {
  actionNotFound,
  type AppealDecision,
} from '#modules/moderation/application/appeals/appeal-decision.ts';
import type { CaseQueries } from '#modules/moderation/application/cases/case-queries.ts';

export interface AppealCalls {
  readonly appeal: AppealDecision;
  readonly queries: CaseQueries;
  readonly secrets: LinkSecrets;
}

/** Decisions about the caller and their appeals (rules.md#appeals). */
export function appealRoutes(calls: AppealCalls): readonly Route[] {
  return [...ownRoutes(calls), ...linkRoutes(calls)];
}

function ownRoutes({ appeal, queries }: AppealCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/my-held-content',
      access: 'authenticated',
      summary: 'List the caller’s content that is hidden until a moderator reviews it',
      answers: { 200: z.array(heldContentSchema) },
      handler: async (call) => ({ status: 200, body: [...(await queries.heldOf(signedIn(call).id))] }),
    }),
    route({
      method: 'get',
      path: '/api/my-moderation-actions',
      access: 'authenticated',
      summary: 'List decisions about the caller and their content, newest first',
      query: myModerationActionsQuerySchema,
      answers: { 200: z.array(myModerationActionSchema) },
      handler: async (call) => {
        const rows = await queries.actionsAbout(signedIn(call).id, pageOf(call));
        return pageAnswer(call, rows, ({ pageAt, id }) => ({ at: pageAt, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/moderation-actions/:id/appeal',
      access: 'authenticated',
      summary: 'Appeal a decision, once',
      params: z.object({ id: uuid }),
      body: appealRequestSchema,
      answers: { 201: appealedSchema },
      handler: async (call) => {
        const id = await appeal.run(asId(call.params.id), signedIn(call).id, call.body.text);
        return { status: 201, body: { id, status: 'open' } };
      },
    }),
  ];
}

function linkRoutes({ appeal, queries, secrets }: AppealCalls): readonly Route[] {
  const linkParams = z.object({ token: text({ min: 1, max: 128 }) });
  return [
    route({
      method: 'get',
      path: '/api/moderation-appeals/:token',
      access: 'token',
      summary: 'Get the decision that an emailed link is about',
      params: linkParams,
      answers: { 200: appealLinkSchema },
      handler: async ({ params }) => {
        const decision = await queries.actionOfLink(secrets.hash(params.token));
        if (!decision) throw actionNotFound();
        return { status: 200, body: decision };
      },
    }),
    route({
      method: 'post',
      path: '/api/moderation-appeals/:token',
      access: 'token',
      summary: 'Appeal the decision without signing in, once',
      params: linkParams,
      body: appealRequestSchema,
      answers: { 201: appealedSchema },
      handler: async ({ params, body }) => {
        const id = await appeal.runByLink(params.token, body.text);
        return { status: 201, body: { id, status: 'open' } };
      },
    }),
  ];
}
