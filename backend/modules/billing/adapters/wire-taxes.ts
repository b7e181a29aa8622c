import { createHash } from 'node:crypto';
import { AskForTaxForm } from '../application/taxes/ask-for-tax-form.ts';
import { ExportTaxYear } from '../application/taxes/export-tax-year.ts';
import { PurgeTaxProfiles } from '../application/taxes/purge-tax-profiles.ts';
import { ReadTaxes } from '../application/taxes/read-taxes.ts';
import { RetainTaxRecords } from '../application/taxes/retain-tax-records.ts';
import { SignTaxForm } from '../application/taxes/sign-tax-form.ts';
import { TaxStatuses } from '../application/taxes/tax-statuses.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { taxExportRoutes } from './http/taxes/tax-export.routes.ts';
import { taxRoutes } from './http/taxes/tax.routes.ts';
import { IdentityResidences } from './identity/identity-residences.ts';
import type { PdfStatementPrinter } from './pdf/pdf-statement-printer.ts';
import { SqlIncomeReader } from './persistence/taxes/sql-income-reader.ts';
import { SqlTaxNotices } from './persistence/taxes/sql-tax-notices.ts';
import { SqlTaxProfiles } from './persistence/taxes/sql-tax-profiles.ts';

const STATEMENT_PRINTER = new URL('./pdf/pdf-statement-printer.ts', import.meta.url);

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

/** W-9s, yearly payments per person, and the notices about both. */
export function wireTaxes(outside: BillingOutside, { payers, providers }: BillingBase) {
  const { platform, accounts, securityLog, notifier: messenger } = outside;
  const { sql, unitOfWork, fieldCipher, audit, clock, log, printing } = platform;
  const profiles = new SqlTaxProfiles(sql, fieldCipher);
  const income = new SqlIncomeReader(sql, providers.payments.name, profiles);
  const statuses = new TaxStatuses({ profiles, income, residences: new IdentityResidences(accounts), clock });
  const printer = {
    print: printing.of<PdfStatementPrinter>(STATEMENT_PRINTER, 'PdfStatementPrinter')('print'),
  };
  const taxes = new ReadTaxes({ statuses, profiles, income, payers, printer, fingerprint, clock });
  const signForm = new SignTaxForm({ unitOfWork, profiles, fingerprint, clock });
  const exportYear = new ExportTaxYear({ unitOfWork, income, audit, securityLog });
  const notices = new SqlTaxNotices(sql);

  return {
    statuses,
    retain: new RetainTaxRecords(profiles, income),
    routes: [...taxRoutes({ taxes, signForm }), ...taxExportRoutes(exportYear, log)],
    taskHandlers: [new AskForTaxForm({ unitOfWork, statuses, notices, messenger, clock })],
    dueWork: [new PurgeTaxProfiles(unitOfWork, profiles, clock)],
    sealedFields: [profiles],
  };
}
