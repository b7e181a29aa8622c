import { token } from '#platform/container/token.ts';
import type { Billing, BonusRecord } from '../application/billing.ts';
import type { AddOnCharges } from '../application/charging/add-on-charges.ts';
import type { JobPostCharges } from '../application/charging/job-post-charges.ts';
import type { ReferralWorkerNames } from '../application/reporting/referral-worker-names.ts';
import type { DisputeAnswers } from '../application/disputes/send-evidence.ts';
import type { PlanPosts } from '../application/plans/plan-posts.ts';
import type { LedgerCheck } from '../application/ledger/ledger-check.ts';
import type { Providers } from './billing-providers.ts';
import type { Sandbox } from './wire-sandbox.ts';

export const BILLING = token<Billing>('billing.facade');
/** Bound by the hiring context. */
export const BONUS_RECORD = token<BonusRecord>('billing.bonus-record');
/** Bound by the hiring context. */
export const REFERRAL_WORKER_NAMES = token<ReferralWorkerNames>('billing.referral-worker-names');
export const ADD_ON_CHARGES = token<AddOnCharges>('billing.add-on-charges');
export const JOB_POST_CHARGES = token<JobPostCharges>('billing.job-post-charges');
export const PLAN_POSTS = token<PlanPosts>('billing.plan-posts');
export const LEDGER_CHECK = token<LedgerCheck>('billing.ledger-check');
export const DISPUTE_ANSWERS = token<DisputeAnswers>('billing.dispute-answers');

/** Tests of the whole product make it fail, dispute, and deliver late. */
export const SANDBOX = token<Sandbox>('billing.sandbox');
export const PROVIDERS = token<Providers>('billing.providers');
