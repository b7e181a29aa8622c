import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import { screenLanguage } from '#platform/http/screen-language.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AnswerCounter } from '#modules/offers/application/changing/answer-counter.ts';
import type { ProposeCounter } from '#modules/offers/application/changing/propose-counter.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import {
  answerCounterRequestSchema,
  counterOfferRequestSchema,
  counterProposalSchema,
  offerLetterSchema,
} from '#contract/offers/index.ts';

export interface CounterCalls {
  readonly proposeCounter: ProposeCounter;
  readonly answerCounter: AnswerCounter;
  readonly showOffer: ShowOffer;
}

/** The candidate requests a change, and the employer answers. */
export function counterRoutes({ proposeCounter, answerCounter, showOffer }: CounterCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/sign/:token/counter',
      access: 'token',
      summary: 'Request different pay, another start date, or another change, as the candidate',
      params: z.object({ token: z.string().min(1).max(300) }),
      body: counterOfferRequestSchema,
      answers: { 201: counterProposalSchema },
      handler: async ({ params, body: { code, ...request }, address: ip, ctx }) => {
        const from = { code, ip, readIn: screenLanguage(ctx.get('Accept-Language')) };
        const { createdAt, ...proposal } = await proposeCounter.run(params.token, request, from);
        return { status: 201, body: { ...proposal, createdAt: createdAt.toISOString() } };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/:id/counter',
      access: 'authenticated',
      summary: 'Accept the requested change as a new version, or decline it, as the owner',
      params: byId<'offer_letter'>(),
      body: answerCounterRequestSchema,
      answers: { 200: offerLetterSchema },
      idempotent: true,
      handler: async (call) => {
        const id = call.params.id;
        await answerCounter.run(id, ownerCaller(call).id, call.body);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
  ];
}
