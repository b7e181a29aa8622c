import type { Logger } from 'pino';
import { Money } from '#kernel/money.ts';
import { requestIdOf } from '#platform/http/routing/request-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { ExportTaxYear } from '#modules/billing/application/taxes/export-tax-year.ts';
import { taxYearParamSchema, taxYearSummarySchema } from '#modules/billing/contract/index.ts';
import { taxYearCsv } from '../../csv/tax-year-csv.ts';

/** The export for the IRS and states (rules.md#tax-export). */
export function taxExportRoutes(exports: ExportTaxYear, log: Logger): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/admin/tax-years/:year',
      access: 'admin',
      summary: 'Get the number of people to report for a year, and how many of them have no signed W-9',
      params: taxYearParamSchema,
      answers: { 200: taxYearSummarySchema },
      handler: async ({ params: { year } }) => {
        const { people, missingForms, cents } = await exports.summary(year);
        const total = Money.ofCents(cents).toDollars();
        return { status: 200, body: { year, people, missingForms, total } };
      },
    }),
    route({
      method: 'get',
      path: '/api/admin/tax-years/:year/1099-nec.csv',
      records: true,
      access: 'admin',
      stepUp: true,
      summary:
        'Export Form 1099-NEC data of a year as a table with full tax numbers; written to the audit log',
      params: taxYearParamSchema,
      answers: { 200: 'raw' },
      handler: async (call) => {
        const { year } = call.params;
        const payees = await exports.run(signedIn(call).id, year, requestIdOf(call.ctx));
        const body = taxYearCsv(payees, (error) =>
          log.error({ err: error }, 'the export of a tax year broke off'),
        );
        const headers = {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="crewvine-1099-nec-${year}.csv"`,
        };
        return { status: 200, headers, body };
      },
    }),
  ];
}
