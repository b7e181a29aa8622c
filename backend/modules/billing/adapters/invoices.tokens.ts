import { token } from '#platform/container/token.ts';
import type { IssueInvoices } from '../application/invoicing/issue-invoices.ts';
import type { BilledParties, BillingProfiles } from '../application/invoicing/ports.ts';
import type { TaxCalculator } from '../application/invoicing/tax-calculator.ts';
import type { SqlInvoices } from './persistence/invoicing/sql-invoices.ts';

export const INVOICES = token<SqlInvoices>('billing.invoices');
export const BILLED_PARTIES = token<BilledParties>('billing.billed-parties');
export const BILLING_PROFILES = token<BillingProfiles>('billing.billing-profiles');
export const TAX_CALCULATOR = token<TaxCalculator>('billing.tax-calculator');
export const ISSUE_INVOICES = token<IssueInvoices>('billing.issue-invoices');
