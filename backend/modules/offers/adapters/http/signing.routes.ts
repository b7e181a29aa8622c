import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/primitives.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AnswerOffer } from '../../application/signing/answer-offer.ts';
import type { OfferReader } from '../../application/letter/offer-reader.ts';
import type { OpenDocument } from '../../application/signing/open-document.ts';
import type { OpenOwnOffer } from '../../application/letter/open-own-offer.ts';
import type { OpenSigningPage } from '../../application/signing/open-signing-page.ts';
import {
  documentHashSchema,
  documentVerificationSchema,
  offerDocumentQuerySchema,
  offerSigningSchema,
  ownOfferSchema,
  signOfferRequestSchema,
} from '../../contract/index.ts';

export interface SigningCalls {
  readonly openSigningPage: OpenSigningPage;
  readonly answerOffer: AnswerOffer;
  readonly openDocument: OpenDocument;
  readonly openOwnOffer: OpenOwnOffer;
  readonly reader: OfferReader;
}

const byToken = z.object({ token: z.string().min(1).max(300) });
/** The user agent is kept as evidence; nobody needs more of it. */
const MOST_USER_AGENT = 400;

/** The candidate's side: reading, answering, the document and whether it is known. */
export function signingRoutes(calls: SigningCalls): readonly Route[] {
  return [ownRoute(calls), ...candidateRoutes(calls), ...documentRoutes(calls)];
}

function ownRoute({ openOwnOffer }: SigningCalls): Route {
  return route({
    method: 'get',
    path: '/api/offer-letters/referral/:id/signing-link',
    access: 'authenticated',
    summary: 'The link to one’s own offer, for the worker whose application it is',
    params: z.object({ id: uuid }),
    answers: { 200: ownOfferSchema },
    handler: async (call) => {
      const signingUrl = await openOwnOffer.run(asId<'referral'>(call.params.id), signedIn(call).id);
      return { status: 200, body: { signingUrl } };
    },
  });
}

function candidateRoutes({ openSigningPage, answerOffer }: SigningCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/offer-letters/sign/:token',
      access: 'token',
      summary: 'The offer as its candidate reads it',
      params: byToken,
      answers: { 200: offerSigningSchema },
      handler: async ({ params }) => ({ status: 200, body: await openSigningPage.run(params.token) }),
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/sign/:token',
      access: 'token',
      summary: 'The candidate accepts or declines',
      params: byToken,
      body: signOfferRequestSchema,
      answers: { 200: offerSigningSchema },
      handler: async ({ params, body, address, userAgent }) => {
        await answerOffer.run(params.token, {
          acceptedTerms: body.acceptedTerms,
          name: body.signature,
          esignConsent: body.esignConsent,
          ip: address,
          userAgent: userAgent.slice(0, MOST_USER_AGENT) || null,
        });
        return { status: 200, body: await openSigningPage.show(params.token) };
      },
    }),
  ];
}

const PDF_HEADERS = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'inline; filename="offer-letter.pdf"',
  // A browser's own PDF viewer styles its page in place.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

function documentRoutes({ openDocument, reader }: SigningCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/offer-letters/:id/document',
      access: 'any',
      summary: 'The letter as PDF, for its owner or whoever holds the signing link',
      params: z.object({ id: uuid }),
      query: offerDocumentQuerySchema,
      limit: 'tokenLink',
      answers: { 200: 'raw' },
      handler: async ({ params, query, caller }) => {
        const asker = { userId: caller?.id ?? null, token: query.token };
        const bytes = await openDocument.run(asId<'offer_letter'>(params.id), asker);
        return { status: 200, headers: PDF_HEADERS, body: Buffer.from(bytes) };
      },
    }),
    route({
      method: 'get',
      path: '/api/offer-letters/verify/:documentHash',
      access: 'any',
      summary: 'Whether a signed document with this SHA-256 is known',
      params: z.object({ documentHash: documentHashSchema }),
      answers: { 200: documentVerificationSchema },
      handler: async ({ params }) => ({ status: 200, body: await reader.verification(params.documentHash) }),
    }),
  ];
}
