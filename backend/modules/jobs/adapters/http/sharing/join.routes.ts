import type { Context } from 'koa';
import { asId, type VisitId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookie, SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { ATTRIBUTION_DAYS, type RecordVisit } from '#modules/jobs/application/sharing/record-visit.ts';
import { joinAnswerSchema, joinParamsSchema, joinQuerySchema } from '#contract/jobs/index.ts';

/** First-party memory of the visit, in addition to the record on the server (rules.md#attribution). */
const VISIT: SealedCookie<string> = {
  name: 'crewvine.visit',
  seconds: ATTRIBUTION_DAYS * 86_400,
  schema: uuid,
};

/** The visit that this browser remembers. */
export function visitOf(cookies: SealedCookies, ctx: Context): VisitId | null {
  const known = cookies.get(ctx, VISIT);
  return known === null ? null : asId<'visit'>(known);
}

export function rememberVisit(cookies: SealedCookies, ctx: Context, visitId: VisitId): void {
  cookies.set(ctx, VISIT, visitId);
}

export function joinRoutes(recordVisit: RecordVisit, cookies: SealedCookies): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/join/:code',
      records: true,
      access: 'any',
      summary: 'Get the person behind a share link’s code, and record the visit',
      params: joinParamsSchema,
      query: joinQuerySchema,
      answers: { 200: joinAnswerSchema },
      handler: async ({ params, query, caller, isLook, ctx }) => {
        const { firstName, visitId } = await recordVisit.run({
          code: params.code,
          jobId: query.job === null ? null : asId<'job'>(query.job),
          visitorId: caller?.id ?? null,
          visitId: visitOf(cookies, ctx),
          isLook,
        });
        if (visitId) rememberVisit(cookies, ctx, visitId);
        return { status: 200, body: { firstName } };
      },
    }),
  ];
}
