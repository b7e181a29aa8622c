import { firstUnprintable } from '#platform/pdf/printable-text.ts';
import { AwaitInvoice } from '../application/invoicing/await-invoice.ts';
import { DeclareTax } from '../application/invoicing/declare-tax.ts';
import { IssueInvoices } from '../application/invoicing/issue-invoices.ts';
import { ReadInvoices } from '../application/invoicing/read-invoices.ts';
import { UpdateBillingProfile } from '../application/invoicing/update-billing-profile.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { invoiceRoutes } from './http/invoicing/invoice.routes.ts';
import { IdentityBilledParties } from './identity/identity-billed-parties.ts';
import type { PdfInvoicePrinter } from './pdf/pdf-invoice-printer.ts';
import { SqlBillingProfiles } from './persistence/invoicing/sql-billing-profiles.ts';
import { SqlTaxDeclarations } from './persistence/invoicing/sql-tax-declarations.ts';
import { awaitInvoiceConsumer } from './queue/billing-consumers.ts';

const INVOICE_PRINTER = new URL('./pdf/pdf-invoice-printer.ts', import.meta.url);

/** Invoices and credit notes. */
export function wireInvoicing(outside: BillingOutside, { billing, providers, invoices: store }: BillingBase) {
  const { platform, accounts, securityLog, workerNames: workers } = outside;
  const { sql, unitOfWork, taskQueue, events, clock, log, printing } = platform;
  const { seller } = platform.settings;
  const { ledger } = billing;
  const { tax } = providers;
  const profiles = new SqlBillingProfiles(sql);
  const parties = new IdentityBilledParties(accounts);
  const declarations = new SqlTaxDeclarations(sql);

  const issuing = { unitOfWork, store, parties, profiles, tax, ledger, taskQueue, events, seller, clock };
  const issue = new IssueInvoices(issuing);
  const printer = { print: printing.of<PdfInvoicePrinter>(INVOICE_PRINTER, 'PdfInvoicePrinter')('print') };
  const invoices = new ReadInvoices({ reader: store, store, workers, securityLog, printer });
  const profile = new UpdateBillingProfile({ unitOfWork, profiles, parties, clock, firstUnprintable });

  return {
    routes: invoiceRoutes({ invoices, profile, log }),
    consumers: [awaitInvoiceConsumer(new AwaitInvoice(store, taskQueue))],
    taskHandlers: [issue, new DeclareTax({ store, declarations, tax, clock })],
    dueWork: [issue],
  };
}
