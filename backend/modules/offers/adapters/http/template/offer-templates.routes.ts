import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { uuid } from '#contract/http/primitives.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { OfferTemplates } from '#modules/offers/application/template/offer-templates.ts';
import {
  changeOfferTemplateRequestSchema,
  offerTemplateListSchema,
  offerTemplateRequestSchema,
  offerTemplateSchema,
} from '#contract/offers/index.ts';

const byId = z.object({ id: uuid });

/** The templates of a company's letters. */
export function offerTemplateRoutes(templates: OfferTemplates): readonly Route[] {
  return [...readingRoutes(templates), ...writingRoutes(templates)];
}

function readingRoutes(templates: OfferTemplates): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/offer-templates',
      access: 'employer',
      summary: 'List the company’s templates of offer letters, newest first',
      query: listQuerySchema,
      answers: { 200: offerTemplateListSchema },
      handler: async (call) => {
        const rows = await templates.of(signedIn(call).id, pageOf(call));
        return pageAnswer(call, rows, ({ createdAt, id }) => ({ at: createdAt, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-templates',
      access: 'employer',
      summary: 'Create a template of offer letters for the company',
      body: offerTemplateRequestSchema,
      answers: { 201: offerTemplateSchema },
      handler: async (call) => ({
        status: 201,
        body: await templates.add(signedIn(call).id, call.body),
      }),
    }),
  ];
}

function writingRoutes(templates: OfferTemplates): readonly Route[] {
  return [
    route({
      method: 'patch',
      path: '/api/offer-templates/:id',
      access: 'employer',
      summary: 'Edit a template; refused if the edited version is not the latest',
      params: byId,
      body: changeOfferTemplateRequestSchema,
      answers: { 200: offerTemplateSchema },
      handler: async (call) => ({
        status: 200,
        body: await templates.change(call.params.id, signedIn(call).id, call.body),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/offer-templates/:id',
      access: 'employer',
      summary: 'Delete a template; can be undone for a day, and letters based on it stay',
      params: byId,
      answers: { 204: null },
      handler: async (call) => {
        await templates.remove(call.params.id, signedIn(call).id);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-templates/:id/restore',
      access: 'employer',
      summary: 'Restore a deleted template within a day',
      params: byId,
      answers: { 200: offerTemplateSchema },
      handler: async (call) => ({
        status: 200,
        body: await templates.takeBack(call.params.id, signedIn(call).id),
      }),
    }),
  ];
}
