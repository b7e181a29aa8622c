import { token } from '#platform/container/token.ts';
import type { RetainTaxRecords } from '../application/taxes/retain-tax-records.ts';
import type { IncomeReader } from '../application/taxes/tax-ports.ts';
import type { TaxStatuses } from '../application/taxes/tax-statuses.ts';
import type { SqlTaxProfiles } from './persistence/taxes/sql-tax-profiles.ts';

export const TAX_PROFILES = token<SqlTaxProfiles>('billing.tax-profiles');
export const INCOME_READER = token<IncomeReader>('billing.income-reader');
export const TAX_STATUSES = token<TaxStatuses>('billing.tax-statuses');
export const RETAIN_TAX_RECORDS = token<RetainTaxRecords>('billing.retain-tax-records');
