import { ProviderCustomers } from '../application/charging/prepare-payment.ts';
import type { BillingNeeds } from '../application/ports.ts';
import type { BillingOutside } from './billing-outside.ts';
import type { Providers } from './billing-providers.ts';
import { IdentityPayers } from './identity/identity-payers.ts';
import { SqlInvoices } from './persistence/invoicing/sql-invoices.ts';
import { MikroMilestoneRepository } from './persistence/bonus/mikro-milestone-repository.ts';
import { MikroObligationRepository } from './persistence/charging/mikro-obligation-repository.ts';
import { MikroPaymentRepository } from './persistence/charging/mikro-payment-repository.ts';
import { MikroSubscriptionRepository } from './persistence/plans/mikro-subscription-repository.ts';
import { SqlBillingReader } from './persistence/reporting/sql-billing-reader.ts';
import { SqlCustomerStore } from './persistence/cards/sql-customer-store.ts';
import { SqlDisputes } from './persistence/disputes/sql-disputes.ts';
import { SqlLedger } from './persistence/ledger/sql-ledger.ts';
import { SqlSettlementRepository } from './persistence/bonus/sql-settlement-repository.ts';

/** The parts that several subjects of billing use. */
export function billingBase({ platform, accounts, bonusRecord }: BillingOutside, providers: Providers) {
  const { orm, sql, events, taskQueue, clock } = platform;
  const { payments: provider } = providers;
  const billing: BillingNeeds = {
    payments: new MikroPaymentRepository(orm, sql, events),
    obligations: new MikroObligationRepository(orm, events),
    milestones: new MikroMilestoneRepository(orm, sql, events),
    settlements: new SqlSettlementRepository(sql),
    disputes: new SqlDisputes(sql),
    ledger: new SqlLedger(sql, provider.name),
    bonusRecord,
    taskQueue,
    clock,
  };
  const payers = new IdentityPayers(accounts);
  const customerStore = new SqlCustomerStore(sql);

  return {
    providers,
    billing,
    reader: new SqlBillingReader(sql, provider.name),
    payers,
    customerStore,
    customers: new ProviderCustomers({ provider, customerStore, payers, clock }),
    invoices: new SqlInvoices(sql),
    subscriptions: new MikroSubscriptionRepository(orm, sql, events, provider.name),
  };
}

export type BillingBase = ReturnType<typeof billingBase>;
