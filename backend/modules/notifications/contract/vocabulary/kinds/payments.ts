import { PAYMENT, money } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

/**
 * With its document: an invoice for a payment, a credit note for a refund. Empty in receipts older than the
 * documents.
 */
const receipt = {
  category: null,
  place: '/employer-dashboard',
  address: '?tab=billing#invoices',
  icon: 'payment',
  facts: [...PAYMENT, 'invoice'],
} as const;

const plan = {
  category: null,
  place: '/employer/plans',
  icon: 'payment',
  facts: ['plan', 'amount'],
} as const;

export const paymentKinds = {
  payment_succeeded: receipt,
  payment_failed: money,
  refund_issued: receipt,
  refund_failed: money,
  plan_receipt: { ...plan, facts: [...plan.facts, 'invoice'] },
  plan_unpaid: plan,
  /** It was canceled, or its renewals were not paid. */
  plan_ended: { ...plan, facts: ['plan'] },
  dispute_opened: money,
  dispute_won: money,
  dispute_lost: money,
  /** A bank took a debit back: it is owed again. */
  payment_returned: money,
  /** The debt is no longer claimed. */
  return_forgiven: money,
} as const satisfies KindRows;
