import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import type { FollowShortLink } from '#modules/jobs/application/sharing/short-links.ts';
import { rememberVisit, visitOf } from './join.routes.ts';

const MAX_CODE = 100;

export function shortLinkRoutes(follow: FollowShortLink, cookies: SealedCookies): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/j/:code',
      records: true,
      access: 'any',
      summary: 'Redirect a short link to its job with the sharer’s code, and record the visit',
      params: z.object({ code: z.string().transform((code) => code.slice(0, MAX_CODE)) }),
      query: z.object({ lang: languageSchema.nullable().catch(null).default(null) }),
      answers: { 302: null },
      handler: async ({ params, query, caller, isLook, ctx }) => {
        const { path, visitId } = await follow.run(params.code, {
          visitorId: caller?.id ?? null,
          visitId: visitOf(cookies, ctx),
          isLook,
        });
        if (visitId) rememberVisit(cookies, ctx, visitId);
        const language = query.lang === null ? '' : `${path.includes('?') ? '&' : '?'}lang=${query.lang}`;
        return { status: 302, headers: { Location: `${path}${language}` } };
      },
    }),
  ];
}
