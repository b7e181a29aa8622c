import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { ExtendOffer } from '#modules/offers/application/changing/extend-offer.ts';
import type { RecordPaperSignature } from '#modules/offers/application/changing/record-paper-signature.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import {
  extendOfferRequestSchema,
  offerLetterSchema,
  paperSignatureRequestSchema,
} from '#contract/offers/index.ts';

export interface OpenLetterCalls {
  readonly extendOffer: ExtendOffer;
  readonly recordPaperSignature: RecordPaperSignature;
  readonly showOffer: ShowOffer;
}

/** The owner's routes for a letter that waits for its answer. */
export function openLetterRoutes({
  extendOffer,
  recordPaperSignature,
  showOffer,
}: OpenLetterCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/:id/new-link',
      access: 'authenticated',
      summary: 'Send the candidate a new link; the old link becomes invalid',
      params: byId<'offer_letter'>(),
      answers: { 200: offerLetterSchema },
      handler: async (call) => {
        const id = call.params.id;
        await extendOffer.renewLink(id, ownerCaller(call).id);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/:id/extend',
      access: 'authenticated',
      summary: 'Extend the time to answer, up to 30 days from today',
      params: byId<'offer_letter'>(),
      body: extendOfferRequestSchema,
      answers: { 200: offerLetterSchema },
      idempotent: true,
      handler: async (call) => {
        const id = call.params.id;
        await extendOffer.extend(id, ownerCaller(call).id, call.body.days);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/:id/paper-signature',
      access: 'authenticated',
      summary: 'Record that the letter was signed on paper while its link was open',
      params: byId<'offer_letter'>(),
      body: paperSignatureRequestSchema,
      answers: { 200: offerLetterSchema },
      handler: async (call) => {
        const id = call.params.id;
        await recordPaperSignature.run(id, ownerCaller(call).id, call.body);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
  ];
}
