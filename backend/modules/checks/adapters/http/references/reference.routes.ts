import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ReadReferences } from '#modules/checks/application/references/read-references.ts';
import type { ReferenceRequests } from '#modules/checks/application/references/reference-requests.ts';
import {
  offeredReferenceListSchema,
  offeredReferenceSchema,
  referenceCheckSchema,
  referenceListSchema,
  referenceRequestedSchema,
  requestReferenceSchema,
} from '#contract/checks/index.ts';

export interface ReferenceCalls {
  readonly requests: ReferenceRequests;
  readonly reading: ReadReferences;
}

const byReferral = z.object({ id: uuid });
const byReference = z.object({ id: uuid, referenceId: uuid });
const ownReference = z.object({ referenceId: uuid });
const referral = (id: string) => asId<'referral'>(id);
const reference = (id: string) => asId<'reference_check'>(id);

/** References, requested by an employer or offered by a worker (rules.md#references). */
export function referenceRoutes(calls: ReferenceCalls): readonly Route[] {
  return [...employerRoutes(calls), ...employerLinkRoutes(calls), ...workerRoutes(calls)];
}

function employerRoutes({ requests, reading }: ReferenceCalls): readonly Route[] {
  const path = '/api/referrals/:id/reference-checks';
  return [
    route({
      method: 'post',
      path,
      access: 'authenticated',
      summary: 'Request a reference about the candidate',
      params: byReferral,
      body: requestReferenceSchema,
      limit: 'submission',
      answers: { 201: referenceRequestedSchema },
      handler: async (call) => {
        const [id, by] = [referral(call.params.id), ownerCaller(call).id];
        const made = await requests.request(id, by, call.body);
        const { references } = await reading.ofReferral(id, by);
        return { status: 201, body: reading.find(references, made) };
      },
    }),
    route({
      method: 'get',
      path,
      access: 'authenticated',
      summary: 'List references about the candidate: requested by the employer, and offered by the worker',
      params: byReferral,
      answers: { 200: referenceListSchema },
      handler: async (call) => {
        return {
          status: 200,
          body: await reading.ofReferral(referral(call.params.id), ownerCaller(call).id),
        };
      },
    }),
  ];
}

function employerLinkRoutes({ requests, reading }: ReferenceCalls): readonly Route[] {
  const path = '/api/referrals/:id/reference-checks/:referenceId';
  return [
    route({
      method: 'post',
      path: `${path}/link`,
      access: 'authenticated',
      summary: 'Send the reference giver a new link; the old link becomes invalid',
      params: byReference,
      limit: 'submission',
      answers: { 200: referenceCheckSchema },
      handler: async (call) => {
        const { id, referenceId } = call.params;
        const by = ownerCaller(call).id;
        await requests.replaceLink(reference(referenceId), by, referral(id));
        const { references } = await reading.ofReferral(referral(id), by);
        return { status: 200, body: reading.find(references, referenceId) };
      },
    }),
    route({
      method: 'delete',
      path,
      access: 'authenticated',
      summary: 'Cancel the request for a reference',
      params: byReference,
      answers: { 204: null },
      handler: async (call) => {
        const { id, referenceId } = call.params;
        await requests.revoke(reference(referenceId), ownerCaller(call).id, referral(id));
        return { status: 204 };
      },
    }),
  ];
}

function workerRoutes({ requests, reading }: ReferenceCalls): readonly Route[] {
  const path = '/api/my-references';
  return [
    route({
      method: 'post',
      path,
      access: 'worker',
      summary: 'Offer a reference to all of the worker’s employers; its giver is asked to write it',
      body: requestReferenceSchema,
      limit: 'submission',
      answers: { 201: offeredReferenceSchema },
      handler: async (call) => {
        const { id: worker } = signedIn(call);
        const made = await requests.offer(worker, call.body);
        return { status: 201, body: reading.find(await reading.offeredBy(worker), made) };
      },
    }),
    route({
      method: 'get',
      path,
      access: 'worker',
      summary: 'List the references that the caller offers, and whether they were given',
      answers: { 200: offeredReferenceListSchema },
      handler: async (call) => ({ status: 200, body: [...(await reading.offeredBy(signedIn(call).id))] }),
    }),
    route({
      method: 'delete',
      path: `${path}/:referenceId`,
      access: 'worker',
      summary: 'Withdraw an offered reference before it is given',
      params: ownReference,
      answers: { 204: null },
      handler: async (call) => {
        await requests.revoke(reference(call.params.referenceId), signedIn(call).id, null);
        return { status: 204 };
      },
    }),
  ];
}
