import { z } from 'zod';
import { asId } from '#kernel/ids.ts';
import { uuid } from '#contract/http/index.ts';
import { pageAnswer, readCursor } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { BillingReader } from '#modules/billing/application/reporting/billing-reader.ts';
import type { ReadBilling } from '#modules/billing/application/reporting/read-billing.ts';
import type { PaymentProvider } from '#modules/billing/application/provider/payment-provider.ts';
import type { WriteReceipt } from '#modules/billing/application/reporting/write-receipt.ts';
import {
  billingSummaryQuerySchema,
  billingSummarySchema,
  boostPackageListSchema,
  jobPackageListSchema,
  paymentListQuerySchema,
  paymentRecordSchema,
  paymentsConfigSchema,
} from '#contract/billing/index.ts';

export interface BillingCalls {
  readonly readBilling: ReadBilling;
  readonly receipts: WriteReceipt;
  readonly reader: BillingReader;
  readonly provider: PaymentProvider;
}

const byId = z.object({ id: uuid });

/** An employer's money, and public information about paying here. */
export function billingRoutes(calls: BillingCalls): readonly Route[] {
  return [...publicRoutes(calls), ...moneyRoutes(calls), ...receiptRoutes(calls)];
}

function publicRoutes({ reader, provider }: BillingCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/job-packages',
      access: 'public',
      summary: 'List the packages of paid job posts',
      cacheable: true,
      answers: { 200: jobPackageListSchema },
      handler: async () => ({ status: 200, body: await reader.packages() }),
    }),
    route({
      method: 'get',
      path: '/api/job-boosts',
      access: 'public',
      summary: 'List the options that feature a job at the top of the lists, with their durations',
      cacheable: true,
      answers: { 200: boostPackageListSchema },
      handler: async () => ({ status: 200, body: await reader.boosts() }),
    }),
    route({
      method: 'get',
      path: '/api/payments/config',
      access: 'public',
      summary: 'Get the provider that processes cards',
      cacheable: true,
      answers: { 200: paymentsConfigSchema },
      handler: async () => ({
        status: 200,
        body: { provider: provider.name, publishableKey: provider.publishableKey },
      }),
    }),
  ];
}

function moneyRoutes({ readBilling }: BillingCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/summary',
      access: 'employer',
      summary: 'Get the employer’s spending and held amounts, from the ledger',
      query: billingSummaryQuerySchema,
      answers: { 200: billingSummarySchema },
      handler: async (call) => ({
        status: 200,
        body: await readBilling.summary(signedIn(call).id, call.query.month),
      }),
    }),
    route({
      method: 'get',
      path: '/api/billing/payments',
      access: 'employer',
      summary: 'List the employer’s own payments, newest first',
      query: paymentListQuerySchema,
      answers: { 200: z.array(paymentRecordSchema) },
      handler: async (call) => {
        const page = { limit: call.query.limit, after: readCursor(call.query.cursor) };
        const payments = await readBilling.payments(signedIn(call).id, page, call.query.open === 'yes');
        return pageAnswer(call, payments, ({ createdAt, id }) => ({ at: createdAt, id }));
      },
    }),
    route({
      method: 'get',
      path: '/api/billing/payments/:id',
      access: 'employer',
      summary: 'Get a payment in its current state, with its client secret while it is unpaid',
      params: byId,
      answers: { 200: paymentRecordSchema },
      handler: async (call) => ({
        status: 200,
        body: await readBilling.payment(signedIn(call).id, asId(call.params.id)),
      }),
    }),
  ];
}

function receiptRoutes({ receipts }: BillingCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/payments/:id/receipt',
      access: 'employer',
      summary: 'Get the receipt of a payment as a PDF',
      params: byId,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { number, bytes } = await receipts.run(signedIn(call).id, asId(call.params.id));
        const name = ['crewvine-receipt', number].filter(Boolean).join('-');
        const headers = {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${name}.pdf"`,
        };
        return { status: 200, headers, body: Buffer.from(bytes) };
      },
    }),
  ];
}
