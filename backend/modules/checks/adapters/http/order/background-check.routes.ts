import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { CancelCheck } from '#modules/checks/application/order/cancel-check.ts';
import type { ReissueConsentLink } from '#modules/checks/application/consent/reissue-consent-link.ts';
import type { RequestCheck } from '#modules/checks/application/order/request-check.ts';
import {
  backgroundCheckRequestedSchema,
  backgroundCheckStateSchema,
  requestBackgroundCheckSchema,
} from '#contract/checks/index.ts';
import { consentPaperRoutes, type ConsentPaperCalls } from '../consent/consent-paper.routes.ts';

export interface BackgroundCheckCalls extends ConsentPaperCalls {
  readonly requestCheck: RequestCheck;
  readonly reissueConsentLink: ReissueConsentLink;
  readonly cancelCheck: CancelCheck;
}

/** The employer's side of background checks. */
export function backgroundCheckRoutes(calls: BackgroundCheckCalls): readonly Route[] {
  return [
    ...requestRoutes(calls),
    ...consentPaperRoutes(calls, '/api/referrals/:id/background-check', 'background_check'),
    ...changeRoutes(calls),
  ];
}

function requestRoutes({ requestCheck, readCheck }: BackgroundCheckCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/referrals/:id/background-check',
      access: 'authenticated',
      summary: 'Order a background check; after payment, the candidate gets the consent link',
      params: byId<'referral'>(),
      body: requestBackgroundCheckSchema,
      idempotent: true,
      answers: { 201: backgroundCheckRequestedSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        const payment = await requestCheck.run(id, by, { ...call.body, site: null });
        return { status: 201, body: { ...(await readCheck.check(id, by)), payment } };
      },
    }),
    route({
      method: 'get',
      path: '/api/referrals/:id/background-check',
      access: 'authenticated',
      summary: 'Get the state of the background check and of a decision based on it',
      params: byId<'referral'>(),
      answers: { 200: backgroundCheckStateSchema },
      handler: async (call) => {
        return { status: 200, body: await readCheck.state(call.params.id, ownerCaller(call).id) };
      },
    }),
  ];
}

function changeRoutes({
  reissueConsentLink,
  cancelCheck,
  readCheck,
}: BackgroundCheckCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/referrals/:id/background-check/link',
      access: 'authenticated',
      summary: 'Send the candidate a new link; the old link becomes invalid',
      params: byId<'referral'>(),
      limit: 'submission',
      answers: { 200: backgroundCheckStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await reissueConsentLink.run(id, by, 'background_check');
        return { status: 200, body: await readCheck.state(id, by) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/referrals/:id/background-check',
      access: 'authenticated',
      summary: 'Cancel an unfinished background check and refund it',
      params: byId<'referral'>(),
      answers: { 200: backgroundCheckStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await cancelCheck.run(id, by, 'background_check');
        return { status: 200, body: await readCheck.state(id, by) };
      },
    }),
  ];
}
