import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AmendOffer } from '#modules/offers/application/changing/amend-offer.ts';
import type { QuoteAmendment } from '#modules/offers/application/changing/quote-amendment.ts';
import type { ReadVersions } from '#modules/offers/application/changing/read-versions.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import {
  amendmentQuoteQuerySchema,
  amendmentQuoteSchema,
  amendOfferRequestSchema,
  letterVersionsSchema,
  offerLetterSchema,
} from '#contract/offers/index.ts';

export interface AmendingCalls {
  readonly amendOffer: AmendOffer;
  readonly quoteAmendment: QuoteAmendment;
  readonly readVersions: ReadVersions;
  readonly showOffer: ShowOffer;
}

/** The owner's routes for changing an unanswered letter. */
export function amendingRoutes(calls: AmendingCalls): readonly Route[] {
  return [amendRoute(calls), quoteRoute(calls), versionsRoute(calls)];
}

function amendRoute({ amendOffer, showOffer }: AmendingCalls): Route {
  return route({
    method: 'post',
    path: '/api/offer-letters/:id/amend',
    access: 'authenticated',
    summary:
      'Change the terms of an unanswered letter: creates its next version, with a new link after payment',
    params: byId<'offer_letter'>(),
    body: amendOfferRequestSchema,
    answers: { 200: offerLetterSchema },
    idempotent: true,
    handler: async (call) => {
      const id = call.params.id;
      await amendOffer.run(id, ownerCaller(call).id, call.body);
      return { status: 200, body: await showOffer.toOwner(id) };
    },
  });
}

function quoteRoute({ quoteAmendment }: AmendingCalls): Route {
  return route({
    method: 'get',
    path: '/api/offer-letters/:id/quote',
    access: 'authenticated',
    summary: 'Quote the charge or refund of new terms',
    params: byId<'offer_letter'>(),
    query: amendmentQuoteQuerySchema,
    answers: { 200: amendmentQuoteSchema },
    handler: async (call) => {
      const id = call.params.id;
      return { status: 200, body: await quoteAmendment.run(id, ownerCaller(call).id, call.query) };
    },
  });
}

function versionsRoute({ readVersions }: AmendingCalls): Route {
  return route({
    method: 'get',
    path: '/api/offer-letters/:id/versions',
    access: 'authenticated',
    summary: 'List the replaced versions of a letter, newest first',
    params: byId<'offer_letter'>(),
    answers: { 200: letterVersionsSchema },
    handler: async (call) => {
      const versions = await readVersions.run(call.params.id, ownerCaller(call).id);
      return { status: 200, body: [...versions] };
    },
  });
}
