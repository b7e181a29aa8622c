import { z } from 'zod';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { AskEmployer } from '#modules/offers/application/signing/ask-employer.ts';
import type { AnswerOffer } from '#modules/offers/application/signing/answer-offer.ts';
import type { OfferReader } from '#modules/offers/application/letter/offer-reader.ts';
import type { OpenDocument } from '#modules/offers/application/signing/open-document.ts';
import type { SendCode } from '#modules/offers/application/signing/send-code.ts';
import type { OpenOwnOffer } from '#modules/offers/application/letter/open-own-offer.ts';
import type { OpenSigningPage } from '#modules/offers/application/signing/open-signing-page.ts';
import {
  askForPaperRequestSchema,
  documentHashSchema,
  documentVerificationSchema,
  offerDocumentQuerySchema,
  offerSigningSchema,
  ownOfferSchema,
  signingPageQuerySchema,
  signOfferRequestSchema,
  withdrawConsentRequestSchema,
} from '#contract/offers/index.ts';

export interface SigningCalls {
  readonly openSigningPage: OpenSigningPage;
  readonly answerOffer: AnswerOffer;
  readonly openDocument: OpenDocument;
  readonly openOwnOffer: OpenOwnOffer;
  readonly askEmployer: AskEmployer;
  readonly sendCode: SendCode;
  readonly reader: OfferReader;
}

const byToken = z.object({ token: z.string().min(1).max(300) });
/** A prefix of the user agent is enough as evidence. */
const MOST_USER_AGENT = 400;

/** The candidate's side: reading, answering, the document and whether it is known. */
export function signingRoutes(calls: SigningCalls): readonly Route[] {
  return [ownRoute(calls), ...candidateRoutes(calls), ...requestRoutes(calls), ...documentRoutes(calls)];
}

function ownRoute({ openOwnOffer }: SigningCalls): Route {
  return route({
    method: 'get',
    path: '/api/offer-letters/referral/:id/signing-link',
    access: 'authenticated',
    summary: 'Get the link to the caller’s own offer, for the worker of the application',
    params: byId<'referral'>(),
    answers: { 200: ownOfferSchema },
    handler: async (call) => {
      const signingUrl = await openOwnOffer.run(call.params.id, signedIn(call).id);
      return { status: 200, body: { signingUrl } };
    },
  });
}

function candidateRoutes({ openSigningPage, answerOffer, sendCode }: SigningCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/offer-letters/sign/:token',
      records: true,
      access: 'token',
      summary: 'Get the offer for its candidate',
      params: byToken,
      query: signingPageQuerySchema,
      answers: { 200: offerSigningSchema },
      handler: async ({ params, query, address, isLook }) => {
        const { language } = query;
        const page = isLook
          ? await openSigningPage.show(params.token, language)
          : await openSigningPage.run(params.token, { language, ip: address });
        return { status: 200, body: page };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/sign/:token',
      access: 'token',
      summary: 'Accept or decline the offer, as the candidate',
      params: byToken,
      query: signingPageQuerySchema,
      body: signOfferRequestSchema,
      answers: { 200: offerSigningSchema },
      handler: async ({ params, query, body, address, userAgent }) => {
        await answerOffer.run(params.token, {
          acceptedTerms: body.acceptedTerms,
          name: body.signature,
          esignConsent: body.esignConsent,
          confirmedName: body.confirmedName,
          consentHash: body.consentHash,
          code: body.code,
          ip: address,
          userAgent: userAgent.slice(0, MOST_USER_AGENT) || null,
        });
        return { status: 200, body: await openSigningPage.show(params.token, query.language) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/sign/:token/code',
      access: 'token',
      looksForCaller: true,
      summary: 'Text the candidate the code that a copied link requires',
      params: byToken,
      limit: 'submission',
      answers: { 202: null },
      handler: async ({ params }) => {
        await sendCode.run(params.token);
        return { status: 202 };
      },
    }),
  ];
}

/** A candidate's requests to the employer, before or after signing (rules.md#paper-and-withdrawal). */
function requestRoutes({ openSigningPage, askEmployer }: SigningCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/offer-letters/sign/:token/paper-copy',
      access: 'token',
      summary: 'Request a paper copy from the employer, as the candidate',
      params: byToken,
      query: signingPageQuerySchema,
      body: askForPaperRequestSchema,
      answers: { 200: offerSigningSchema },
      handler: async ({ params, query, body, address: ip }) => {
        await askEmployer.run(params.token, { kind: 'paper_copy', ip, ...body });
        return { status: 200, body: await openSigningPage.show(params.token, query.language) };
      },
    }),
    route({
      method: 'post',
      path: '/api/offer-letters/sign/:token/withdraw-consent',
      access: 'token',
      summary: 'Withdraw the consent to electronic letters, as the candidate',
      params: byToken,
      query: signingPageQuerySchema,
      body: withdrawConsentRequestSchema,
      answers: { 200: offerSigningSchema },
      handler: async ({ params, query, body, address: ip }) => {
        const asked = { kind: 'consent_withdrawn', mailingAddress: null, ip } as const;
        await askEmployer.run(params.token, { ...asked, ...body });
        return { status: 200, body: await openSigningPage.show(params.token, query.language) };
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
      records: true,
      access: 'any',
      summary: 'Get the letter as a PDF, for its owner or the holder of the signing link',
      params: byId<'offer_letter'>(),
      query: offerDocumentQuerySchema,
      limit: 'tokenLink',
      answers: { 200: 'raw' },
      handler: async ({ params, query, caller, address }) => {
        const asker = { userId: caller?.id ?? null, ...query, ip: address };
        const bytes = await openDocument.run(params.id, asker);
        return { status: 200, headers: PDF_HEADERS, body: Buffer.from(bytes) };
      },
    }),
    route({
      method: 'get',
      path: '/api/offer-letters/verify/:documentHash',
      access: 'any',
      summary: 'Check whether a signed document with this SHA-256 is known',
      params: z.object({ documentHash: documentHashSchema }),
      answers: { 200: documentVerificationSchema },
      handler: async ({ params }) => ({ status: 200, body: await reader.verification(params.documentHash) }),
    }),
  ];
}
