import { asId } from '#kernel/ids.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import type { BodyOf } from '#platform/http/routing/answer.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { Hiring, ReferralPresenter } from '#modules/hiring/index.ts';
import type { CreateOffer, OfferOrder } from '#modules/offers/application/letter/create-offer.ts';
import type { QuoteOffer } from '#modules/offers/application/letter/quote-offer.ts';
import type { SendOffer } from '#modules/offers/application/letter/send-offer.ts';
import type { ShowOffer } from '#modules/offers/application/letter/show-offer.ts';
import type { WithdrawOffer } from '#modules/offers/application/letter/withdraw-offer.ts';
import {
  createOfferLetterRequestSchema,
  createOfferRequestSchema,
  offerCreatedSchema,
  offerLetterSchema,
  offerQuoteQuerySchema,
  offerQuoteSchema,
  sendOfferRequestSchema,
  withdrawOfferRequestSchema,
} from '#contract/offers/index.ts';

export interface OfferCalls {
  readonly createOffer: CreateOffer;
  readonly quoteOffer: QuoteOffer;
  readonly sendOffer: SendOffer;
  readonly withdrawOffer: WithdrawOffer;
  readonly showOffer: ShowOffer;
  readonly hiring: Hiring;
  readonly presenter: ReferralPresenter;
}

/** The employer's side of a letter, and what its referrer may read. */
export function offerRoutes(calls: OfferCalls): readonly Route[] {
  return [...creatingRoutes(calls), ...readingRoutes(calls), ...handlingRoutes(calls)];
}

async function created(calls: OfferCalls, order: OfferOrder): Promise<BodyOf<typeof offerCreatedSchema>> {
  const { offerLetterId, payment } = await calls.createOffer.run(order);
  const [offerLetter, referral] = await Promise.all([
    calls.showOffer.toOwner(offerLetterId),
    calls.hiring.referralRow(order.referralId),
  ]);
  return { offerLetter, payment, referral: await calls.presenter.one(referral, order.employerId) };
}

function creatingRoutes(calls: OfferCalls): readonly Route[] {
  return [
    route({
      method: 'put',
      path: '/api/referrals/:id/create-offer',
      access: 'authenticated',
      summary: 'Create an offer letter for a referral and charge for it',
      params: byId<'referral'>(),
      body: createOfferRequestSchema,
      answers: { 200: offerCreatedSchema },
      idempotent: true,
      handler: async (call) => {
        const { employerId: namedEmployerId, offer, otherCard } = call.body;
        const referralId = call.params.id;
        const order = { referralId, employerId: ownerCaller(call).id, namedEmployerId, offer, otherCard };
        return { status: 200, body: await created(calls, order) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters',
      access: 'authenticated',
      summary: 'Create an offer letter, with the referral in the body',
      body: createOfferLetterRequestSchema,
      answers: { 201: offerCreatedSchema },
      idempotent: true,
      handler: async (call) => {
        const { employerId: namedEmployerId, offer, otherCard } = call.body;
        const referralId = asId<'referral'>(call.body.referralId);
        const order = { referralId, employerId: ownerCaller(call).id, namedEmployerId, offer, otherCard };
        return { status: 201, body: await created(calls, order) };
      },
    }),
  ];
}

function readingRoutes({ quoteOffer, showOffer }: OfferCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/offer-letters/quote',
      access: 'authenticated',
      summary: 'Quote the charge for creating the offer',
      query: offerQuoteQuerySchema,
      answers: { 200: offerQuoteSchema },
      handler: async (call) => {
        const { referralId, ...asked } = call.query;
        const quote = await quoteOffer.run(ownerCaller(call).id, asId<'referral'>(referralId), asked);
        return { status: 200, body: quote };
      },
    }),
    route({
      method: 'get',
      path: '/api/offer-letters/referral/:id',
      access: 'authenticated',
      summary: 'Get the latest letter of a referral, in any state',
      params: byId<'referral'>(),
      answers: { 200: offerLetterSchema },
      handler: async (call) => {
        const letter = await showOffer.latest(call.params.id, signedIn(call).id);
        return { status: 200, body: letter };
      },
    }),
  ];
}

function handlingRoutes({ sendOffer, withdrawOffer, showOffer }: OfferCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/:id/send',
      access: 'authenticated',
      summary: 'Send a paid draft to the candidate for signature',
      params: byId<'offer_letter'>(),
      body: sendOfferRequestSchema,
      answers: { 200: offerLetterSchema },
      handler: async (call) => {
        const id = call.params.id;
        await sendOffer.run(id, ownerCaller(call).id);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/:id/withdraw',
      access: 'authenticated',
      summary: 'Withdraw an unanswered letter and refund its charge',
      params: byId<'offer_letter'>(),
      body: withdrawOfferRequestSchema,
      answers: { 200: offerLetterSchema },
      idempotent: true,
      handler: async (call) => {
        const id = call.params.id;
        const { reason, ...answer } = call.body;
        await withdrawOffer.run(id, ownerCaller(call).id, reason, answer);
        return { status: 200, body: await showOffer.toOwner(id) };
      },
    }),
  ];
}
