import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ReadTaxes } from '#modules/billing/application/taxes/read-taxes.ts';
import type { SignTaxForm } from '#modules/billing/application/taxes/sign-tax-form.ts';
import {
  taxDocumentListSchema,
  taxLanguageQuerySchema,
  taxProfileRequestSchema,
  taxProfileSchema,
  taxYearParamSchema,
} from '#modules/billing/contract/index.ts';

export interface TaxCalls {
  readonly taxes: ReadTaxes;
  readonly signForm: SignTaxForm;
}

/** A person's tax form and tax documents. */
export function taxRoutes(calls: TaxCalls): readonly Route[] {
  return [...profileRoutes(calls), ...documentRoutes(calls)];
}

function profileRoutes({ taxes, signForm }: TaxCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/tax-profile',
      access: 'authenticated',
      summary:
        'Get the caller’s W-9 with the last four digits of the number, whether it is required, and the text to certify',
      query: taxLanguageQuerySchema,
      answers: { 200: taxProfileSchema },
      handler: async (call) => ({
        status: 200,
        body: await taxes.profile(signedIn(call).id, call.query.language),
      }),
    }),
    route({
      method: 'put',
      path: '/api/tax-profile',
      access: 'authenticated',
      summary: 'Sign a W-9, which replaces the previous one',
      query: taxLanguageQuerySchema,
      body: taxProfileRequestSchema,
      answers: { 200: taxProfileSchema },
      handler: async (call) => {
        const userId = signedIn(call).id;
        await signForm.run({ userId, ip: call.address, userAgent: call.userAgent }, call.body);
        return { status: 200, body: await taxes.profile(userId, call.query.language) };
      },
    }),
  ];
}

function documentRoutes({ taxes }: TaxCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/tax-documents',
      access: 'authenticated',
      summary: 'List the caller’s pay of each year, newest first',
      answers: { 200: taxDocumentListSchema },
      handler: async (call) => ({ status: 200, body: await taxes.documents(signedIn(call).id) }),
    }),
    route({
      method: 'get',
      path: '/api/tax-documents/pdf',
      access: 'authenticated',
      summary: 'Get the statement of a year as a PDF',
      query: taxYearParamSchema,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { year } = call.query;
        const bytes = await taxes.statement(signedIn(call).id, year);
        const headers = {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="crewvine-earnings-${year}.pdf"`,
        };
        return { status: 200, headers, body: Buffer.from(bytes) };
      },
    }),
  ];
}
