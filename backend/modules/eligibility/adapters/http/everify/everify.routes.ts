import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { EverifyCalls } from '#modules/eligibility/application/everify/everify-calls.ts';
import type { SetI9 } from '#modules/eligibility/application/everify/set-i9.ts';
import type { I9Pages } from '#modules/eligibility/application/links/i9-page.ts';
import type { ReadForm } from '#modules/eligibility/application/form/read-form.ts';
import {
  changeCaseSchema,
  changeI9SettingsSchema,
  decideMismatchSchema,
  i9FormSchema,
  i9PageSchema,
  i9SettingsSchema,
  openCaseSchema,
} from '#contract/eligibility/index.ts';
import { originOf } from '../call-origin.ts';

export interface EverifyRoutesNeeds {
  readonly settings: SetI9;
  readonly cases: EverifyCalls;
  readonly reading: ReadForm;
  readonly pages: I9Pages;
}

const byToken = z.object({ token: z.string().min(1).max(300) });

/** Routes of E-Verify, which accompanies Form I-9 (rules.md#everify). */
export function everifyRoutes(needs: EverifyRoutesNeeds): readonly Route[] {
  return [...settingsRoutes(needs), ...caseRoutes(needs), ...decisionRoutes(needs)];
}

function settingsRoutes({ settings }: EverifyRoutesNeeds): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/i9-settings',
      access: 'employer',
      summary: 'Get the employer’s settings for all Form I-9s',
      answers: { 200: i9SettingsSchema },
      handler: async (call) => ({ status: 200, body: await settings.read(signedIn(call).id) }),
    }),
    route({
      method: 'put',
      path: '/api/i9-settings',
      access: 'employer',
      summary: 'Change the settings, for forms that open from now on',
      body: changeI9SettingsSchema,
      answers: { 200: i9SettingsSchema },
      handler: async (call) => ({
        status: 200,
        body: await settings.change(signedIn(call).id, call.body),
      }),
    }),
  ];
}

function caseRoutes({ cases, reading }: EverifyRoutesNeeds): readonly Route[] {
  const path = '/api/i9-forms/:id/everify';
  return [
    route({
      method: 'post',
      path,
      access: 'authenticated',
      summary: 'Record a case that was created at E-Verify',
      params: byId<'referral'>(),
      body: openCaseSchema,
      answers: { 201: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await cases.open(id, by, call.body);
        return { status: 201, body: await reading.run(id, by) };
      },
    }),
    route({
      method: 'put',
      path,
      access: 'authenticated',
      summary:
        'Update the open case: its result, the notice to the worker, the worker’s decision, or its closure',
      params: byId<'referral'>(),
      body: changeCaseSchema,
      answers: { 200: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await cases.change(id, by, call.body);
        return { status: 200, body: await reading.run(id, by) };
      },
    }),
  ];
}

function decisionRoutes({ cases, reading, pages }: EverifyRoutesNeeds): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/i9-forms/:id/everify-decision',
      access: 'authenticated',
      summary: 'Decide about a mismatch, as the worker, once',
      params: byId<'referral'>(),
      body: decideMismatchSchema,
      answers: { 201: i9FormSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await cases.decide(id, by, call.body);
        return { status: 201, body: await reading.run(id, by) };
      },
    }),
    route({
      method: 'post',
      path: '/api/i9/:token/everify-decision',
      access: 'token',
      summary: 'Decide about a mismatch by the link, once',
      params: byToken,
      body: decideMismatchSchema,
      answers: { 201: i9PageSchema },
      handler: async (call) => {
        await cases.decideByLink(call.params.token, call.body, originOf(call));
        return { status: 201, body: await pages.show(call.params.token) };
      },
    }),
  ];
}
