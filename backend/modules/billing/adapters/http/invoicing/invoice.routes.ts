import { z } from 'zod';
import type { Logger } from 'pino';
import { Money } from '#kernel/money.ts';
import { uuid } from '#contract/http/index.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import { billingProfileSchema } from '#contract/billing/invoicing/billing-profile.ts';
import {
  invoiceListQuerySchema,
  invoiceSchema,
  type InvoiceRecord,
} from '#contract/billing/invoicing/invoice.ts';
import { billingSummaryQuerySchema } from '#contract/billing/reporting/summary.ts';
import { CHARGE_NAMES } from '#modules/billing/application/charging/quote-view.ts';
import type { UpdateBillingProfile } from '#modules/billing/application/invoicing/update-billing-profile.ts';
import type { ListedInvoice } from '#modules/billing/application/invoicing/ports.ts';
import type { NamedInvoice, ReadInvoices } from '#modules/billing/application/invoicing/read-invoices.ts';
import { invoicesCsv } from '../../csv/invoices-csv.ts';

export interface InvoiceCalls {
  readonly invoices: ReadInvoices;
  readonly profile: UpdateBillingProfile;
  readonly log: Logger;
}

/** An employer's invoices and credit notes, and their addressee. */
export function invoiceRoutes(calls: InvoiceCalls): readonly Route[] {
  return [...listRoutes(calls), ...documentRoutes(calls), ...profileRoutes(calls)];
}

function listRoutes({ invoices }: InvoiceCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/invoices',
      access: 'employer',
      summary:
        'List the employer’s own invoices and credit notes, newest first: for one month, since one month, or all',
      query: invoiceListQuerySchema,
      answers: { 200: z.array(invoiceSchema) },
      handler: async (call) => {
        const rows = await invoices.list(signedIn(call).id, call.query, pageOf(call));
        return pageAnswer(call, rows.map(invoiceRecord), ({ occurredAt, id }) => ({ at: occurredAt, id }));
      },
    }),
  ];
}

function documentRoutes({ invoices, log }: InvoiceCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/invoices/:id/pdf',
      access: 'employer',
      summary: 'Get an invoice or a credit note as a PDF',
      params: z.object({ id: uuid }),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { number, bytes } = await invoices.pdf(signedIn(call).id, call.params.id);
        const headers = {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="crewvine-${number}.pdf"`,
        };
        return { status: 200, headers, body: Buffer.from(bytes) };
      },
    }),
    route({
      method: 'get',
      path: '/api/billing/export.csv',
      records: true,
      access: 'employer',
      stepUp: true,
      summary: 'Export the invoices and credit notes of a month, or all, as a table',
      query: billingSummaryQuerySchema,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { month } = call.query;
        const rows = await invoices.export(signedIn(call).id, month);
        const body = invoicesCsv(rows, (error) =>
          log.error({ err: error }, 'the export of invoices broke off'),
        );
        const headers = {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="crewvine-invoices-${month ?? 'all'}.csv"`,
        };
        return { status: 200, headers, body };
      },
    }),
  ];
}

function profileRoutes({ profile }: InvoiceCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/profile',
      access: 'employer',
      summary: 'Get the addressee of the company’s invoices',
      answers: { 200: billingProfileSchema },
      handler: async (call) => ({ status: 200, body: await profile.read(signedIn(call).id) }),
    }),
    route({
      method: 'put',
      path: '/api/billing/profile',
      access: 'employer',
      summary: 'Change the addressee of later invoices; issued invoices do not change',
      body: billingProfileSchema,
      answers: { 200: billingProfileSchema },
      handler: async (call) => {
        await profile.keep(signedIn(call).id, call.body);
        return { status: 200, body: await profile.read(signedIn(call).id) };
      },
    }),
  ];
}

function invoiceRecord(row: NamedInvoice): InvoiceRecord {
  const {
    lines,
    totalCents,
    taxCents,
    creditedCents,
    paidLines: _lines,
    referralId: _referral,
    ...invoice
  } = row;
  return {
    ...invoice,
    credited: Money.ofCents(creditedCents).toDollars(),
    referrals: [...invoice.referrals],
    lines: lines.map(({ kind, amountCents, count = 1, plan }) => ({
      kind: isCharge(kind) ? CHARGE_NAMES[kind] : kind,
      amount: Money.ofCents(amountCents).toDollars(),
      count,
      plan: plan?.name ?? null,
    })),
    total: Money.ofCents(totalCents).toDollars(),
    tax: Money.ofCents(taxCents).toDollars(),
  };
}

function isCharge(kind: ListedInvoice['lines'][number]['kind']): kind is keyof typeof CHARGE_NAMES {
  return kind in CHARGE_NAMES;
}
