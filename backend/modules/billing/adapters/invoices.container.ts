import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { firstUnprintable } from '#platform/pdf/printable-text.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  LOG,
  PRINTING,
  ROUTES,
  SETTINGS,
  SQL,
  TASK_HANDLERS,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_READER, SECURITY_LOG } from '#modules/identity/index.ts';
import { AwaitInvoice } from '../application/invoicing/await-invoice.ts';
import { DeclareTax } from '../application/invoicing/declare-tax.ts';
import { IssueInvoices } from '../application/invoicing/issue-invoices.ts';
import { UpdateBillingProfile } from '../application/invoicing/update-billing-profile.ts';
import { ReadInvoices } from '../application/invoicing/read-invoices.ts';
import { noTax } from '../application/invoicing/tax-calculator.ts';
import { BILLING_NEEDS, REFERRAL_WORKER_NAMES } from './billing.tokens.ts';
import { invoiceRoutes } from './http/invoicing/invoice.routes.ts';
import { IdentityBilledParties } from './identity/identity-billed-parties.ts';
import * as tokens from './invoices.tokens.ts';
import type { PdfInvoicePrinter } from './pdf/pdf-invoice-printer.ts';
import { SqlBillingProfiles } from './persistence/invoicing/sql-billing-profiles.ts';
import { SqlInvoices } from './persistence/invoicing/sql-invoices.ts';
import { SqlTaxDeclarations } from './persistence/invoicing/sql-tax-declarations.ts';
import { awaitInvoiceConsumer } from './queue/invoicing/await-invoice-consumer.ts';
import { stripeTax } from './stripe/tax/stripe-tax.ts';

type Binder = Parameters<typeof provide>[0];

/** Invoices and credit notes. */
export const invoicesContainer = new ContainerModule(({ bind }) => {
  provideStores(bind);
  provideWork(bind);
  provideRoutes(bind);
});

function provideStores(bind: Binder): void {
  construct(bind, tokens.INVOICES, SqlInvoices, [SQL]);
  construct(bind, tokens.BILLING_PROFILES, SqlBillingProfiles, [SQL]);
  construct(bind, tokens.BILLED_PARTIES, IdentityBilledParties, [ACCOUNT_READER]);
  provide(
    bind,
    tokens.TAX_CALCULATOR,
    ({ stripe, usesStripeTax }, clock) => (stripe && usesStripeTax ? stripeTax(stripe, clock) : noTax),
    [SETTINGS, CLOCK],
  );
}

function provideWork(bind: Binder): void {
  provide(
    bind,
    tokens.ISSUE_INVOICES,
    (unitOfWork, store, parties, profiles, tax, { ledger }, taskQueue, events, { seller }, clock) =>
      new IssueInvoices({
        unitOfWork,
        store,
        parties,
        profiles,
        tax,
        ledger,
        taskQueue,
        events,
        seller,
        clock,
      }),
    [
      UNIT_OF_WORK,
      tokens.INVOICES,
      tokens.BILLED_PARTIES,
      tokens.BILLING_PROFILES,
      tokens.TAX_CALCULATOR,
      BILLING_NEEDS,
      TASK_QUEUE,
      EVENT_PUBLISHER,
      SETTINGS,
      CLOCK,
    ],
  );
  provide(bind, TASK_HANDLERS, (issue) => issue, [tokens.ISSUE_INVOICES]);
  provide(bind, DUE_WORK, (issue) => issue, [tokens.ISSUE_INVOICES]);
  provide(
    bind,
    TASK_HANDLERS,
    (store, sql, tax, clock) =>
      new DeclareTax({ store, declarations: new SqlTaxDeclarations(sql), tax, clock }),
    [tokens.INVOICES, SQL, tokens.TAX_CALCULATOR, CLOCK],
  );
  provide(
    bind,
    EVENT_CONSUMERS,
    (store, taskQueue) => awaitInvoiceConsumer(new AwaitInvoice(store, taskQueue)),
    [tokens.INVOICES, TASK_QUEUE],
  );
}

function provideRoutes(bind: Binder): void {
  provide(
    bind,
    ROUTES,
    (unitOfWork, invoices, profiles, parties, workers, securityLog, clock, log, printing) =>
      invoiceRoutes({
        invoices: new ReadInvoices({
          reader: invoices,
          store: invoices,
          workers,
          securityLog,
          printer: {
            print: printing.of<PdfInvoicePrinter>(
              new URL('./pdf/pdf-invoice-printer.ts', import.meta.url),
              'PdfInvoicePrinter',
            )('print'),
          },
        }),
        profile: new UpdateBillingProfile({ unitOfWork, profiles, parties, clock, firstUnprintable }),
        log,
      }),
    [
      UNIT_OF_WORK,
      tokens.INVOICES,
      tokens.BILLING_PROFILES,
      tokens.BILLED_PARTIES,
      REFERRAL_WORKER_NAMES,
      SECURITY_LOG,
      CLOCK,
      LOG,
      PRINTING,
    ],
  );
}
