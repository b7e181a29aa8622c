import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { CancelCheck } from '#modules/checks/application/order/cancel-check.ts';
import type { ReissueConsentLink } from '#modules/checks/application/consent/reissue-consent-link.ts';
import type { RequestCheck } from '#modules/checks/application/order/request-check.ts';
import {
  drugTestRequestedSchema,
  drugTestStateSchema,
  requestDrugTestSchema,
} from '#contract/checks/index.ts';
import { consentPaperRoutes, type ConsentPaperCalls } from '../consent/consent-paper.routes.ts';

export interface DrugTestCalls extends ConsentPaperCalls {
  readonly requestCheck: RequestCheck;
  readonly reissueConsentLink: ReissueConsentLink;
  readonly cancelCheck: CancelCheck;
}

const PATH = '/api/referrals/:id/drug-test';

/** The employer's side of drug tests (rules.md#drug-tests). */
export function drugTestRoutes(calls: DrugTestCalls): readonly Route[] {
  return [...requestRoutes(calls), ...consentPaperRoutes(calls, PATH, 'drug_test'), ...changeRoutes(calls)];
}

function requestRoutes({ requestCheck, readCheck }: DrugTestCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: PATH,
      access: 'authenticated',
      summary: 'Order a drug test; after payment, the worker gets a link to authorize it',
      params: byId<'referral'>(),
      body: requestDrugTestSchema,
      idempotent: true,
      answers: { 201: drugTestRequestedSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        const payment = await requestCheck.run(id, by, { packageType: 'drug_test', ...call.body });
        return { status: 201, body: { ...(await readCheck.requestedDrugTest(id, by)), payment } };
      },
    }),
    route({
      method: 'get',
      path: PATH,
      access: 'authenticated',
      summary: 'Get the state of the drug test and of a decision based on it',
      params: byId<'referral'>(),
      answers: { 200: drugTestStateSchema },
      handler: async (call) => {
        return { status: 200, body: await readCheck.drugTest(call.params.id, ownerCaller(call).id) };
      },
    }),
  ];
}

function changeRoutes({ reissueConsentLink, cancelCheck, readCheck }: DrugTestCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: `${PATH}/link`,
      access: 'authenticated',
      summary: 'Send the worker a new link; the old link becomes invalid',
      params: byId<'referral'>(),
      limit: 'submission',
      answers: { 200: drugTestStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await reissueConsentLink.run(id, by, 'drug_test');
        return { status: 200, body: await readCheck.drugTest(id, by) };
      },
    }),
    route({
      method: 'delete',
      path: PATH,
      access: 'authenticated',
      summary: 'Cancel an unfinished drug test and refund it',
      params: byId<'referral'>(),
      answers: { 200: drugTestStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await cancelCheck.run(id, by, 'drug_test');
        return { status: 200, body: await readCheck.drugTest(id, by) };
      },
    }),
  ];
}
