import { z } from 'zod';
import { route, type Route } from '#platform/http/routing/route.ts';
import { screenLanguage } from '#platform/http/screen-language.ts';
import type { I9Pages } from '#modules/eligibility/application/links/i9-page.ts';
import type { Section1Calls } from '#modules/eligibility/application/form/section1.ts';
import {
  correctSection1Schema,
  i9PageSchema,
  preparerByLinkSchema,
  signSection1Schema,
} from '#contract/eligibility/index.ts';
import { originOf } from '../call-origin.ts';

export interface I9PageCalls {
  readonly pages: I9Pages;
  readonly section1: Section1Calls;
}

const byToken = z.object({ token: z.string().min(1).max(300) });
const path = '/api/i9/:token';

/** Pages that open from a link without an account (rules.md#i9-links). */
export function i9PageRoutes({ pages, section1 }: I9PageCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path,
      access: 'token',
      summary: 'Get section 1 for its worker',
      params: byToken,
      answers: { 200: i9PageSchema },
      handler: async ({ params }) => ({ status: 200, body: await pages.show(params.token) }),
    }),
    route({
      method: 'put',
      path: `${path}/section1`,
      access: 'token',
      summary: 'Sign section 1, as the worker, once',
      params: byToken,
      body: signSection1Schema,
      answers: { 200: i9PageSchema },
      handler: async (call) => {
        const language = screenLanguage(call.ctx.get('Accept-Language'));
        await section1.signByLink(call.params.token, call.body, originOf(call), language);
        return { status: 200, body: await pages.show(call.params.token) };
      },
    }),
    route({
      method: 'post',
      path: `${path}/corrections`,
      access: 'token',
      summary: 'Correct and sign section 1 again, as the worker, with the reason',
      params: byToken,
      body: correctSection1Schema,
      answers: { 201: i9PageSchema },
      handler: async (call) => {
        const language = screenLanguage(call.ctx.get('Accept-Language'));
        await section1.correctByLink(call.params.token, call.body, originOf(call), language);
        return { status: 201, body: await pages.show(call.params.token) };
      },
    }),
    route({
      method: 'post',
      path: `${path}/supplements`,
      access: 'token',
      summary: 'Sign supplement A, as the person who helped with section 1',
      params: byToken,
      body: preparerByLinkSchema,
      limit: 'submission',
      answers: { 201: i9PageSchema },
      handler: async (call) => {
        await section1.addPreparerByLink(call.params.token, call.body, originOf(call));
        return { status: 201, body: await pages.show(call.params.token) };
      },
    }),
    route({
      method: 'post',
      path: `${path}/code`,
      access: 'token',
      looksForCaller: true,
      summary: 'Text the worker the code that a copied link requires',
      params: byToken,
      limit: 'submission',
      answers: { 202: null },
      handler: async ({ params }) => {
        await pages.sendCode(params.token);
        return { status: 202 };
      },
    }),
  ];
}
