import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AddAddendum } from '#modules/offers/application/changing/add-addendum.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import { addendumRequestSchema, offerLetterSchema } from '#contract/offers/index.ts';

export interface AddendumCalls {
  readonly addAddendum: AddAddendum;
  readonly showOffer: ShowOffer;
}

/** A further document to a signed letter. */
export function addendumRoutes({ addAddendum, showOffer }: AddendumCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/:id/addendum',
      access: 'authenticated',
      summary: 'Send the worker an addendum to a signed letter, for signature',
      params: byId<'offer_letter'>(),
      body: addendumRequestSchema,
      answers: { 201: offerLetterSchema },
      idempotent: true,
      handler: async (call) => {
        const letterId = call.params.id;
        const id = await addAddendum.run(letterId, ownerCaller(call).id, call.body.terms);
        return { status: 201, body: await showOffer.toOwner(id) };
      },
    }),
  ];
}
