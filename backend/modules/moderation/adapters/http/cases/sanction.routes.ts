import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';
import { pageOf } from '#platform/http/routing/paging.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  answerAppealRequestSchema,
  appealSchema,
  appealsQuerySchema,
  moderationActionsQuerySchema,
  moderationActionSchema,
  personModerationRequestSchema,
} from '#contract/moderation/index.ts';
import type { AnswerAppeal } from '#modules/moderation/application/appeals/answer-appeal.ts';
import type { CaseQueries } from '#modules/moderation/application/cases/case-queries.ts';
import type { ModeratePerson } from '#modules/moderation/application/sanctions/moderate-person.ts';

export interface SanctionCalls {
  readonly queries: CaseQueries;
  readonly moderatePerson: ModeratePerson;
  readonly answerAppeal: AnswerAppeal;
}

/** Sanctions and the appeals against them. */
export function sanctionRoutes(calls: SanctionCalls): readonly Route[] {
  return [...personRoutes(calls), ...appealRoutes(calls)];
}

function personRoutes({ queries, moderatePerson }: SanctionCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/admin/users/:id/moderation',
      access: 'admin',
      summary: 'Warn, suspend, or reinstate a person',
      params: z.object({ id: uuid }),
      body: personModerationRequestSchema,
      answers: { 201: z.object({ id: uuid }) },
      handler: async (call) => {
        const by = signedIn(call).id;
        const id = await moderatePerson.run(asId(call.params.id), by, call.body, requestIdOf(call.ctx));
        return { status: 201, body: { id } };
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/moderation-actions',
      access: 'admin',
      summary: 'List all decisions, newest first, or those about one person with userId',
      query: moderationActionsQuerySchema,
      answers: { 200: z.array(moderationActionSchema) },
      handler: async (call) => {
        const { userId } = call.query;
        const about = userId === null ? null : asId<'user'>(userId);
        const rows = queries.actions(about, pageOf(call));
        return countedAnswer(call, rows, (most) => queries.actionsFound(about, most));
      },
    }),
  ];
}

function appealRoutes({ queries, answerAppeal }: SanctionCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/appeals',
      access: 'admin',
      summary: 'List appeals: open ones oldest first, answered ones newest first',
      query: appealsQuerySchema,
      answers: { 200: z.array(appealSchema) },
      handler: async (call) => {
        const { state } = call.query;
        const { id } = signedIn(call);
        const listed = queries.appeals(state, pageOf(call));
        const rows = listed.then((page) => answerAppeal.withActions(page, id));
        return countedAnswer(call, rows, (most) => queries.appealsFound(state, most));
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/appeals/:id',
      access: 'admin',
      summary: 'Uphold or reverse a decision; by another moderator than its author, if there is one',
      params: z.object({ id: uuid }),
      body: answerAppealRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        const by = signedIn(call).id;
        await answerAppeal.run(asId(call.params.id), by, call.body, requestIdOf(call.ctx));
        return { status: 204 };
      },
    }),
  ];
}
