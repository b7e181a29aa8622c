import { contextModule, later } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import {
  ACCOUNT_ADMINISTRATION,
  ACCOUNT_READER,
  JOB_POST_QUOTA,
  SECURITY_LOG,
} from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import * as tokens from './adapters/billing.tokens.ts';
import {
  milestoneMapping,
  obligationMapping,
  paymentMapping,
} from './adapters/persistence/billing.mappings.ts';
import { subscriptionMapping } from './adapters/persistence/plans/subscription.mapping.ts';
import { wireBilling } from './adapters/wire-billing.ts';

export { ledgerCheck } from './adapters/persistence/ledger/sql-ledger-check.ts';
export {
  ADD_ON_CHARGES,
  BILLING,
  BONUS_RECORD,
  DISPUTE_ANSWERS,
  JOB_POST_CHARGES,
  LEDGER_CHECK,
  PLAN_POSTS,
  REFERRAL_WORKER_NAMES,
} from './adapters/billing.tokens.ts';
export type {
  Billing,
  BonusRecord,
  OfferCharge,
  OfferRevision,
  LetterMoney,
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
export type { ReferralWorkerNames } from './application/reporting/referral-worker-names.ts';
export type { AddOnKind } from './domain/charging/charge-kind.ts';
export type { BillingEvents } from './domain/events.ts';
export { chargeTooLarge, FeeCalculator, type Quote } from './domain/charging/fee-calculator.ts';
export { PayoutSchedule, type PayoutTerm } from './domain/payouts/payout-schedule.ts';
export type { BillingTasks } from './application/tasks.ts';

export const billing = {
  entities: [paymentMapping, obligationMapping, milestoneMapping, subscriptionMapping],
  containers: [
    contextModule({
      wire: wireBilling,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        administration: ACCOUNT_ADMINISTRATION,
        securityLog: SECURITY_LOG,
        quota: JOB_POST_QUOTA,
        notifier: NOTIFIER,
        bonusRecord: later(tokens.BONUS_RECORD),
        workerNames: later(tokens.REFERRAL_WORKER_NAMES),
      },
      offers: {
        billing: tokens.BILLING,
        addOnCharges: tokens.ADD_ON_CHARGES,
        jobPostCharges: tokens.JOB_POST_CHARGES,
        planPosts: tokens.PLAN_POSTS,
        disputeAnswers: tokens.DISPUTE_ANSWERS,
        ledgerCheck: tokens.LEDGER_CHECK,
        sandbox: tokens.SANDBOX,
        providers: tokens.PROVIDERS,
      },
    }),
  ],
};
