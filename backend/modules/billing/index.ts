import { billingContainer } from './adapters/billing.container.ts';
import { moneyAdminContainer } from './adapters/money-admin.container.ts';
import { disputesContainer } from './adapters/disputes.container.ts';
import { invoicesContainer } from './adapters/invoices.container.ts';
import { cardsContainer } from './adapters/cards.container.ts';
import { jobPostsContainer } from './adapters/job-posts.container.ts';
import {
  milestoneMapping,
  obligationMapping,
  paymentMapping,
} from './adapters/persistence/billing.mappings.ts';
import { subscriptionMapping } from './adapters/persistence/plans/subscription.mapping.ts';
import { milestonesContainer } from './adapters/milestones.container.ts';
import { owedBalancesContainer } from './adapters/owed-balances.container.ts';
import { payoutsContainer } from './adapters/payouts.container.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';
import { plansContainer } from './adapters/plans.container.ts';
import { taxesContainer } from './adapters/taxes.container.ts';
import { providerEventsContainer } from './adapters/provider-events.container.ts';
import { reconciliationContainer } from './adapters/reconciliation.container.ts';

export { ledgerCheck } from './adapters/persistence/sql-ledger-check.ts';
export {
  ADD_ON_CHARGES,
  BILLING,
  BONUS_RECORD,
  DISPUTE_ANSWERS,
  JOB_POST_CHARGES,
  LEDGER_CHECK,
  REFERRAL_WORKER_NAMES,
} from './adapters/billing.tokens.ts';
export { PLAN_POSTS } from './adapters/plans.tokens.ts';
export type {
  Billing,
  BonusRecord,
  OfferCharge,
  OfferRevision,
  LetterPayment,
  PaymentView,
  ReferralMoney,
  SignedTerms,
} from './application/billing.ts';
export type { DisputeAnswers, SentBy, ToldBank } from './application/disputes/send-evidence.ts';
export type { DisputeEvidence, EvidenceFile } from './application/provider/payment-provider.ts';
export type { AddOnCharges } from './application/charging/add-on-charges.ts';
export type { AddOnItem } from './application/charging/add-on-item.ts';
export type { JobPackage, JobPostCharges } from './application/charging/job-post-charges.ts';
export type { PlanPosts } from './application/plans/plan-posts.ts';
export { quoteView } from './application/charging/quote-view.ts';
export type { ReferralWorkerNames } from './application/charging/referral-worker-names.ts';
export type { AddOnKind } from './domain/charge-kind.ts';
export type { BillingEvents } from './domain/events.ts';
export { chargeTooLarge, FeeCalculator, type Quote } from './domain/fee-calculator.ts';
export { PayoutSchedule, type PayoutTerm } from './domain/payouts/payout-schedule.ts';
export type { BillingTasks } from './application/tasks.ts';

export const billing = {
  entities: [paymentMapping, obligationMapping, milestoneMapping, subscriptionMapping],
  containers: [
    billingContainer,
    disputesContainer,
    moneyAdminContainer,
    invoicesContainer,
    cardsContainer,
    jobPostsContainer,
    milestonesContainer,
    owedBalancesContainer,
    payoutsContainer,
    plansContainer,
    personalDataContainer,
    providerEventsContainer,
    reconciliationContainer,
    taxesContainer,
  ],
};
