import { z } from 'zod';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { pageAnswer, readCursor, type PageKey } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { AdminReader, ListedRow } from '../../application/admin-reader.ts';
import {
  adminJobSchema,
  adminJobsQuerySchema,
  adminPaymentDetailSchema,
  adminPaymentSchema,
  adminPaymentsQuerySchema,
  adminReferralSchema,
  adminReferralsQuerySchema,
  adminTextSchema,
  adminTextsQuerySchema,
  adminWaitlistQuerySchema,
  auditEntrySchema,
  auditLogQuerySchema,
  waitlistSignupSchema,
} from '../../contract/index.ts';

const keyOf = ({ pageAt, id }: ListedRow): PageKey => ({ at: pageAt, id });

/** What admins look through: jobs, referrals, payments, the waitlist, and what admins did. */
export function listRoutes(reader: AdminReader): readonly Route[] {
  return [...workRoutes(reader), ...paymentRoutes(reader), ...otherRoutes(reader)];
}

function workRoutes(reader: AdminReader): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/jobs',
      access: 'admin',
      summary: 'Jobs of every employer, newest first',
      query: adminJobsQuerySchema,
      answers: { 200: z.array(adminJobSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        return pageAnswer(call, await reader.jobs(search, { limit, after: readCursor(cursor) }), keyOf);
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/referrals',
      access: 'admin',
      summary: 'Referrals and applications to every job, newest first',
      query: adminReferralsQuerySchema,
      answers: { 200: z.array(adminReferralSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        return pageAnswer(call, await reader.referrals(search, { limit, after: readCursor(cursor) }), keyOf);
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
      summary: 'Payments of every employer, newest first',
      query: adminPaymentsQuerySchema,
      answers: { 200: z.array(adminPaymentSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        return pageAnswer(call, await reader.payments(search, { limit, after: readCursor(cursor) }), keyOf);
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/payments/:id',
      access: 'admin',
      summary: 'One payment with its ledger, its refunds and its referral: what an admin needs to explain it',
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
      path: '/api/admin/waitlist',
      access: 'admin',
      summary: 'Who asked for a spot before the doors open, newest first',
      query: adminWaitlistQuerySchema,
      answers: { 200: z.array(waitlistSignupSchema) },
      handler: async (call) => {
        const { limit, cursor, q } = call.query;
        return pageAnswer(call, await reader.waitlist(q, { limit, after: readCursor(cursor) }), keyOf);
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/texts',
      access: 'admin',
      summary:
        'The log of texts with what became of each, newest first; numbers are hidden but for their end',
      query: adminTextsQuerySchema,
      answers: { 200: z.array(adminTextSchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        return pageAnswer(call, await reader.texts(search, { limit, after: readCursor(cursor) }), keyOf);
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/audit-log',
      access: 'admin',
      summary: 'What admins did, newest first',
      query: auditLogQuerySchema,
      answers: { 200: z.array(auditEntrySchema) },
      handler: async (call) => {
        const { limit, cursor, ...search } = call.query;
        return pageAnswer(call, await reader.auditLog(search, { limit, after: readCursor(cursor) }), keyOf);
      },
    }),
  ];
}
