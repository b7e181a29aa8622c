import { createHash } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  DUE_WORK,
  FIELD_CIPHER,
  LOG,
  PRINTING,
  ROUTES,
  SEALED_FIELDS,
  SETTINGS,
  SQL,
  TASK_HANDLERS,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_READER, SECURITY_LOG } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { AskForTaxForm } from '../application/taxes/ask-for-tax-form.ts';
import { ExportTaxYear } from '../application/taxes/export-tax-year.ts';
import { RetainTaxRecords } from '../application/taxes/retain-tax-records.ts';
import { PurgeTaxProfiles } from '../application/taxes/purge-tax-profiles.ts';
import { ReadTaxes } from '../application/taxes/read-taxes.ts';
import { SignTaxForm } from '../application/taxes/sign-tax-form.ts';
import { TaxStatuses } from '../application/taxes/tax-statuses.ts';
import { PAYERS } from './billing.tokens.ts';
import { taxExportRoutes } from './http/taxes/tax-export.routes.ts';
import { taxRoutes } from './http/taxes/tax.routes.ts';
import { IdentityResidences } from './identity/identity-residences.ts';
import type { PdfStatementPrinter } from './pdf/pdf-statement-printer.ts';
import { SqlIncomeReader } from './persistence/taxes/sql-income-reader.ts';
import { SqlTaxNotices } from './persistence/taxes/sql-tax-notices.ts';
import { SqlTaxProfiles } from './persistence/taxes/sql-tax-profiles.ts';
import * as tokens from './taxes.tokens.ts';

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

type Binder = Parameters<typeof provide>[0];

/** W-9s, what people were paid in a year, and who hears of it. */
export const taxesContainer = new ContainerModule(({ bind }) => {
  provideStores(bind);
  provideWork(bind);
  provideRoutes(bind);
});

function provideStores(bind: Binder): void {
  construct(bind, tokens.TAX_PROFILES, SqlTaxProfiles, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (profiles) => profiles, [tokens.TAX_PROFILES]);
  provide(
    bind,
    tokens.INCOME_READER,
    (sql, { stripe }, profiles) => new SqlIncomeReader(sql, stripe ? 'stripe' : 'sandbox', profiles),
    [SQL, SETTINGS, tokens.TAX_PROFILES],
  );
  provide(
    bind,
    tokens.TAX_STATUSES,
    (profiles, income, accounts, clock) =>
      new TaxStatuses({ profiles, income, residences: new IdentityResidences(accounts), clock }),
    [tokens.TAX_PROFILES, tokens.INCOME_READER, ACCOUNT_READER, CLOCK],
  );
  construct(bind, tokens.RETAIN_TAX_RECORDS, RetainTaxRecords, [tokens.TAX_PROFILES, tokens.INCOME_READER]);
}

function provideWork(bind: Binder): void {
  provide(
    bind,
    TASK_HANDLERS,
    (unitOfWork, statuses, sql, messenger, clock) =>
      new AskForTaxForm({ unitOfWork, statuses, notices: new SqlTaxNotices(sql), messenger, clock }),
    [UNIT_OF_WORK, tokens.TAX_STATUSES, SQL, NOTIFIER, CLOCK],
  );
  construct(bind, DUE_WORK, PurgeTaxProfiles, [UNIT_OF_WORK, tokens.TAX_PROFILES, CLOCK]);
}

function provideRoutes(bind: Binder): void {
  provide(
    bind,
    ROUTES,
    (unitOfWork, statuses, profiles, income, payers, clock, printing) =>
      taxRoutes({
        taxes: new ReadTaxes({
          statuses,
          profiles,
          income,
          payers,
          printer: {
            print: printing.of<PdfStatementPrinter>(
              new URL('./pdf/pdf-statement-printer.ts', import.meta.url),
              'PdfStatementPrinter',
            )('print'),
          },
          fingerprint,
          clock,
        }),
        signForm: new SignTaxForm({ unitOfWork, profiles, fingerprint, clock }),
      }),
    [UNIT_OF_WORK, tokens.TAX_STATUSES, tokens.TAX_PROFILES, tokens.INCOME_READER, PAYERS, CLOCK, PRINTING],
  );
  provide(
    bind,
    ROUTES,
    (unitOfWork, income, audit, securityLog, log) =>
      taxExportRoutes(new ExportTaxYear({ unitOfWork, income, audit, securityLog }), log),
    [UNIT_OF_WORK, tokens.INCOME_READER, AUDIT_TRAIL, SECURITY_LOG, LOG],
  );
}
