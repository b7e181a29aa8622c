import { z } from 'zod';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AnswerConsent } from '../../application/consent/answer-consent.ts';
import type { AnswerNotice } from '../../application/notice/answer-notice.ts';
import type { OpenReport } from '../../application/report/open-report.ts';
import type { AnswerReference } from '../../application/references/answer-reference.ts';
import type { SendConsentCode } from '../../application/consent/send-consent-code.ts';
import {
  answerConsentRequestSchema,
  askOnPaperRequestSchema,
  answerReferenceRequestSchema,
  consentAnsweredSchema,
  consentPageSchema,
  disputeRequestSchema,
  noticePageSchema,
  referenceAnsweredSchema,
  referencePageSchema,
} from '../../contract/index.ts';
import { screenLanguage } from '#platform/http/screen-language.ts';
import { consentPdfAnswer, pdfAnswer } from './consent/consent-pdf-answer.ts';

export interface PublicPageCalls {
  readonly consent: AnswerConsent;
  readonly sendCode: SendConsentCode;
  readonly notice: AnswerNotice;
  readonly report: OpenReport;
  readonly reference: AnswerReference;
}

const byToken = z.object({ token: z.string().min(1).max(300) });
/** A prefix of the user agent is enough as evidence. */
const MOST_USER_AGENT = 400;

/** The pages that a link opens without an account (rules.md#link-tokens). */
export function publicPageRoutes(calls: PublicPageCalls): readonly Route[] {
  const { consent, sendCode, notice, report, reference } = calls;
  return [
    ...consentRoutes(consent),
    codeRoute(sendCode),
    ...noticeRoutes(notice, report),
    ...referenceRoutes(reference),
  ];
}

function consentRoutes(consent: AnswerConsent): readonly Route[] {
  const path = '/api/background-check-consent/:token';
  return [
    route({
      method: 'get',
      path,
      access: 'token',
      summary: 'Get the disclosure and the authorization for the candidate',
      params: byToken,
      answers: { 200: consentPageSchema },
      handler: async ({ params }) => ({ status: 200, body: await consent.show(params.token) }),
    }),
    route({
      method: 'post',
      path,
      access: 'token',
      summary: 'Authorize or decline, as the candidate, once',
      params: byToken,
      body: answerConsentRequestSchema,
      answers: { 200: consentAnsweredSchema },
      handler: async ({ params, body, address, userAgent }) => {
        const evidence = {
          signature: body.candidateSignature,
          candidateEmail: body.candidateEmail,
          code: body.code,
          esignVersion: body.esignVersion ?? null,
          acknowledged: body.acknowledged ?? false,
          language: body.language ?? null,
          ip: address,
          userAgent: userAgent.slice(0, MOST_USER_AGENT) || null,
        };
        return { status: 200, body: await consent.run(params.token, body.consentGiven, evidence) };
      },
    }),
    route({
      method: 'post',
      path: `${path}/paper`,
      access: 'token',
      summary: 'Request the disclosure and the authorization on paper, as the candidate',
      params: byToken,
      body: askOnPaperRequestSchema,
      answers: { 200: consentPageSchema },
      handler: async ({ params, body }) => {
        await consent.askOnPaper(params.token, body.code);
        return { status: 200, body: await consent.show(params.token) };
      },
    }),
    route({
      method: 'get',
      path: `${path}/document`,
      access: 'token',
      summary: 'Get the record of the candidate’s signature as a PDF',
      params: byToken,
      answers: { 200: 'raw' },
      handler: async ({ params }) => consentPdfAnswer(await consent.document(params.token)),
    }),
  ];
}

function codeRoute(sendCode: SendConsentCode): Route {
  return route({
    method: 'post',
    path: '/api/background-check-consent/:token/code',
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
  });
}

function noticeRoutes(notice: AnswerNotice, report: OpenReport): readonly Route[] {
  const path = '/api/background-check-notice/:token';
  return [
    route({
      method: 'get',
      path,
      access: 'token',
      summary: 'Get the candidate’s copy of the report and the state of the decision',
      params: byToken,
      answers: { 200: noticePageSchema },
      handler: async ({ params }) => ({ status: 200, body: await notice.show(params.token) }),
    }),
    route({
      method: 'get',
      path: `${path}/report`,
      access: 'token',
      summary: 'Get the full report as a PDF',
      params: byToken,
      answers: { 200: 'raw' },
      handler: async ({ params }) => pdfAnswer(await report.byLink(params.token), 'report.pdf'),
    }),
    route({
      method: 'post',
      path,
      access: 'token',
      summary: 'Dispute the report, as the candidate, once',
      params: byToken,
      body: disputeRequestSchema,
      answers: { 200: noticePageSchema },
      handler: async ({ params, body, ctx }) => {
        await notice.dispute(params.token, body.dispute, screenLanguage(ctx.get('Accept-Language')));
        return { status: 200, body: await notice.show(params.token) };
      },
    }),
  ];
}

function referenceRoutes(reference: AnswerReference): readonly Route[] {
  const path = '/api/reference-check/:token';
  return [
    route({
      method: 'get',
      path,
      access: 'token',
      summary: 'Get the person a reference is requested about',
      params: byToken,
      answers: { 200: referencePageSchema },
      handler: async ({ params }) => ({ status: 200, body: await reference.show(params.token) }),
    }),
    route({
      method: 'post',
      path,
      access: 'token',
      summary: 'Give the reference, once',
      params: byToken,
      body: answerReferenceRequestSchema,
      answers: { 200: referenceAnsweredSchema },
      handler: async ({ params, body: { responses, ...responder }, address }) => {
        await reference.run(params.token, { ...responder, ...responses, ip: address });
        const message = 'Thank you. Your reference has been submitted.';
        return { status: 200, body: { status: 'submitted', message } };
      },
    }),
  ];
}
