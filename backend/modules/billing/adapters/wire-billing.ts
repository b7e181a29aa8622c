import type { Contributions } from '#platform/container/context-module.ts';
import { BillingPersonalData } from '../application/reporting/billing-personal-data.ts';
import { billingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { billingProviders } from './billing-providers.ts';
import { SqlPersonalBillingRecords } from './persistence/reporting/sql-personal-billing-records.ts';
import { wireBonus } from './wire-bonus.ts';
import { wireCards } from './wire-cards.ts';
import { wireCharging } from './wire-charging.ts';
import { wireDisputes } from './wire-disputes.ts';
import { wireInvoicing } from './wire-invoicing.ts';
import { wireMoneyDesk } from './wire-money-desk.ts';
import { wirePayouts } from './wire-payouts.ts';
import { wirePlans } from './wire-plans.ts';
import { wireProvider } from './wire-provider.ts';
import { wireReconciliation } from './wire-reconciliation.ts';
import { wireRefunding } from './wire-refunding.ts';
import { wireSandbox } from './wire-sandbox.ts';
import { wireTaxes } from './wire-taxes.ts';

/** Tests replace the sandbox or the providers, and use `parts`. */
export function wireBilling(
  outside: BillingOutside,
  sandbox = wireSandbox(outside.platform),
  providers = billingProviders(outside.platform, sandbox),
) {
  const { sql, taskQueue, clock } = outside.platform;
  const base = billingBase(outside, providers);
  const plans = wirePlans(outside, base);
  const cards = wireCards(outside, base, plans.settle);
  const charging = wireCharging(outside, base, cards.events, plans.payments);
  const bonuses = wireBonus(outside, base);
  const refunding = wireRefunding(outside, base, charging.paymentEvents);
  const disputes = wireDisputes(outside, base, charging.paymentEvents);
  const taxes = wireTaxes(outside, base);
  const payouts = wirePayouts(outside, base, taxes.statuses);
  const invoicing = wireInvoicing(outside, base);
  const moneyDesk = wireMoneyDesk(outside, base, charging.facade, plans.payments);
  const reconciliation = wireReconciliation(outside, base);
  const effects = {
    ...charging.providerEvents,
    ...cards.providerEvents,
    ...refunding.providerEvents,
    ...disputes.providerEvents,
    ...plans.providerEvents,
    ...payouts.providerEvents,
  };
  const providerEvents = wireProvider(outside, base, effects, sandbox.events);

  const subjects: readonly Contributions[] = [
    bonuses,
    sandbox,
    providerEvents,
    charging,
    cards,
    refunding,
    disputes,
    invoicing,
    payouts,
    plans,
    reconciliation,
    moneyDesk,
    taxes,
  ];

  const personalData = new BillingPersonalData({
    records: new SqlPersonalBillingRecords(sql, providers.payments.name),
    billing: charging.facade,
    departed: moneyDesk.departed,
    taxes: taxes.retain,
    taskQueue,
    clock,
  });

  return {
    billing: charging.facade,
    addOnCharges: charging.addOnCharges,
    jobPostCharges: charging.jobPostCharges,
    planPosts: plans.posts,
    disputeAnswers: disputes.answers,
    ledgerCheck: reconciliation.ledgerCheck,
    sandbox,
    providers,
    parts: {
      ...base,
      settlePayment: charging.settle,
      settleRefund: refunding.settle,
      settleDispute: disputes.settle,
      earlyPayouts: bonuses.early,
      taxStatuses: taxes.statuses,
      payoutAccounts: payouts.accounts,
      withdraw: payouts.withdraw,
      receiveEvent: providerEvents.receive,
    },
    routes: subjects.flatMap(({ routes = [] }) => routes),
    consumers: subjects.flatMap(({ consumers = [] }) => consumers),
    taskHandlers: subjects.flatMap(({ taskHandlers = [] }) => taskHandlers),
    dueWork: subjects.flatMap(({ dueWork = [] }) => dueWork),
    personalData: [personalData],
    sealedFields: taxes.sealedFields,
    measures: reconciliation.measures,
  };
}
