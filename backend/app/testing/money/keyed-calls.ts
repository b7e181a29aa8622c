const BILLING = 'backend/modules/billing/application';
const JOBS = 'backend/modules/jobs/application';

/** The use case that makes its effect once a key, in the transaction of the effect. */
export const MADE_ONCE: Readonly<Record<string, string>> = {
  'POST /api/payout-account/withdraw': `${BILLING}/payouts/withdraw.ts`,
  'POST /api/milestones/:id/early-payout': `${BILLING}/payouts/early-payouts.ts`,
  'POST /api/admin/payments/:id/refund': `${BILLING}/refunding/refund-by-hand.ts`,
  'POST /api/admin/refunds/:id/paid': `${BILLING}/refunding/pay-refund-by-hand.ts`,
  'POST /api/admin/withdrawals/:id/retry': `${BILLING}/payouts/retry-withdrawal.ts`,
  'POST /api/admin/owed-balances/:id/payout': `${BILLING}/payouts/owed-balances.ts`,
  'POST /api/create-job-payment-intent': `${JOBS}/posting/post-paid-job.ts`,
  'POST /api/jobs/:id/boost': `${JOBS}/posting/boost-job.ts`,
};

/** A second call finds what the first has made, by key or without one: what is owed, charged or decided is so once. */
export const FOUND_AGAIN: readonly string[] = [
  // One obligation an item, one payment for what is new (rules.md#charged-once).
  'PUT /api/referrals/:id/status',
  'PUT /api/referrals/:id/hire',
  'POST /api/pay-referral-bonus/:id',
  'PUT /api/referrals/bulk-status',
  'PUT /api/referrals/bulk-rollback',
  'PUT /api/referrals/:id/create-offer',
  'POST /api/offer-letters',
  'POST /api/offer-letters/bulk',
  'POST /api/offer-letters/:id/amend',
  'POST /api/offer-letters/:id/withdraw',
  'POST /api/offer-letters/:id/counter',
  'POST /api/offer-letters/:id/addendum',
  'POST /api/offer-letters/:id/extend',
  'POST /api/referrals/:id/background-check',
  'POST /api/referrals/:id/drug-test',
  'POST /api/service-addons/:id/cancel',
  'POST /api/jobs/:id/renew',
  // One live plan a person, and a key of the plan's own at the provider.
  'POST /api/billing/subscription',
  'PUT /api/billing/subscription',
  'POST /api/billing/subscription/pay',
  // An intent succeeds once.
  'POST /api/sandbox-payments/:id/confirm',
  'POST /api/sandbox-payments/:id/confirm-saved',
  'POST /api/sandbox-payments/:id/debit',
  // One claim, one decision, one release, one word of explanation.
  'POST /api/referrals/:id/payout',
  'POST /api/admin/reward-claims',
  'POST /api/admin/reward-claims/:id',
  'POST /api/admin/milestones/:id/release',
  'POST /api/admin/disputes/:id/evidence',
  'POST /api/admin/disputes/:id/forgive',
  'POST /api/admin/reconciliation/differences/:id/explain',
  'POST /api/admin/unhandled-events/:id/skip',
];

/** Calls near money that move none, or only change future behavior. */
export const MOVES_NONE: readonly string[] = [
  'DELETE /api/billing/subscription',
  'POST /api/admin/sandbox-disputes/:id/decide',
  'POST /api/billing/payment-methods',
  'PUT /api/billing/payment-methods/:id',
  'DELETE /api/billing/payment-methods/:id',
  'PUT /api/billing/profile',
  'POST /api/billing/portal',
  'POST /api/payout-account',
  'POST /api/payout-account/refresh',
  'POST /api/sandbox-payout-account',
  'PUT /api/tax-profile',
  'POST /api/webhooks/stripe',
];

/** Paths whose changing calls must be in one of the tables, with or without a key. */
export const OF_MONEY =
  /^\/api\/(billing|payout-account|milestones|sandbox-|tax-profile|webhooks\/stripe|admin\/(payments|withdrawals|owed-balances|milestones|disputes|sandbox-disputes|reconciliation|reward-claims|unhandled-events))/;
