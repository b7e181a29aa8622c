import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AdminReader } from '../../application/admin-reader.ts';
import {
  adminInboundTextSchema,
  adminInboundTextsQuerySchema,
  adminJobSchema,
  adminJobsQuerySchema,
  adminLetterSchema,
  adminLettersQuerySchema,
  adminPaymentDetailSchema,
  adminPaymentSchema,
  adminPaymentsQuerySchema,
  adminReferralSchema,
  adminReferralsQuerySchema,
  adminSecurityEventSchema,
  adminSecurityEventsQuerySchema,
  adminTextSchema,
  adminTextsQuerySchema,
  auditEntrySchema,
  auditLogQuerySchema,
} from '../../contract/index.ts';
import { countedAnswer } from '#platform/http/routing/answers/counted-answer.ts';

/**
 * Admin lists: jobs, referrals, payments, the waitlist, and the audit log. The first page includes the total.
 */
export function listRoutes(reader: AdminReader): readonly Route[] {
  return [...workRoutes(reader), ...paymentRoutes(reader), ...otherRoutes(reader)];
}

function workRoutes(reader: AdminReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/jobs',
      access: 'admin',
      summary: 'List the jobs of all employers, newest first',
      query: adminJobsQuerySchema,
      answers: { 200: z.array(adminJobSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.jobs(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('jobs', search, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/referrals',
      access: 'admin',
      summary: 'List referrals and applications for all jobs, newest first',
      query: adminReferralsQuerySchema,
      answers: { 200: z.array(adminReferralSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.referrals(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('referrals', search, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/offer-letters',
      access: 'admin',
      summary: 'List the offer letters of all employers, newest first',
      query: adminLettersQuerySchema,
      answers: { 200: z.array(adminLetterSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.letters(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('letters', search, most));
      },
    }),
  ];
}

function paymentRoutes(reader: AdminReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/payments',
      access: 'admin',
      summary: 'List the payments of all employers, newest first',
      query: adminPaymentsQuerySchema,
      answers: { 200: z.array(adminPaymentSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.payments(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('payments', search, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/payments/:id',
      access: 'admin',
      summary:
        'Get a payment with its ledger entries, refunds, and referral, so that an admin can explain it',
      params: z.object({ id: uuid }),
      answers: { 200: adminPaymentDetailSchema },
      handler: async ({ params }) => {
        const payment = await reader.payment(asId(params.id));
        if (!payment) throw new DomainError('billing.payment_not_found', 'not_found', 'Payment not found');
        return { status: 200, body: payment };
      },
    }),
  ];
}

function otherRoutes(reader: AdminReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/texts',
      access: 'admin',
      summary:
        'List sent texts with their delivery status, newest first; only the end of each number is shown',
      query: adminTextsQuerySchema,
      answers: { 200: z.array(adminTextSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.texts(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('texts', search, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/inbound-texts',
      access: 'admin',
      summary:
        'List received texts and how each was interpreted, newest first; only the end of each number is shown',
      query: adminInboundTextsQuerySchema,
      answers: { 200: z.array(adminInboundTextSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.inboundTexts(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('inboundTexts', search, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/security-events',
      access: 'admin',
      summary:
        'List security events of accounts: sign-ins, failures, and changes of sign-in methods, newest first',
      query: adminSecurityEventsQuerySchema,
      answers: { 200: z.array(adminSecurityEventSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.securityEvents(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('securityEvents', search, most));
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/audit-log',
      access: 'admin',
      summary: 'List actions of admins, newest first',
      query: auditLogQuerySchema,
      answers: { 200: z.array(auditEntrySchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        const rows = reader.auditLog(search, { limit, after: readCursor(cursor) });
        return countedAnswer(call, rows, (most) => reader.found('auditLog', search, most));
      },
    }),
  ];
}
