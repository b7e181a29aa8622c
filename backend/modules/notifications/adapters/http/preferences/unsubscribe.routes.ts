import type { Context } from 'koa';
import { z } from 'zod';
import { invalidInput } from '#platform/http/errors.ts';
import { readRawBody } from '#platform/http/routing/body/body.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { Unsubscribe } from '#modules/notifications/application/preferences/unsubscribe.ts';
import { unsubscribeLinkSchema } from '#contract/notifications/index.ts';

const MOST_BYTES = 4096;
const params = z.object({ token: z.string() });

/** Ends emails by a link. Opening it ends nothing: programs that look at emails open their links. */
export function unsubscribeRoutes(unsubscribe: Unsubscribe): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/unsubscribe/:token',
      access: 'token',
      summary: 'Get the emails that a link would end; redirects browsers to the page that says so',
      params,
      answers: { 200: unsubscribeLinkSchema, 303: null },
      handler: async ({ params: { token }, ctx }) => {
        const link = await unsubscribe.look(token);
        if (ctx.accepts('json', 'html') === 'json') return { status: 200, body: link };
        return { status: 303, headers: { Location: `/unsubscribe/${token}` } };
      },
    }),
    route({
      method: 'post',
      path: '/api/unsubscribe/:token',
      // Mail providers call it for many people from a few addresses.
      access: 'provider',
      crossSite: true,
      rawBody: true,
      summary: 'End the emails of one category for one person, by the form of RFC 8058',
      params,
      answers: { 204: null },
      handler: async ({ params: { token }, ctx }) => {
        if (!(await isOneClick(ctx)))
          throw invalidInput('List-Unsubscribe', 'Send the form List-Unsubscribe=One-Click');
        await unsubscribe.run(token);
        return { status: 204 };
      },
    }),
  ];
}

/** Providers send the form as multipart/form-data or urlencoded. */
async function isOneClick(ctx: Context): Promise<boolean> {
  const body = await readRawBody(ctx, MOST_BYTES);
  const headers = { 'Content-Type': ctx.get('Content-Type') };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}
