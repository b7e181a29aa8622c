/**
 * The states of a refund. `paid_by_hand`: the provider could not make it, so it was paid by check or transfer
 * (rules.md#refunds-paid-by-hand).
 */
export const REFUND_STATUSES = ['requested', 'settled', 'failed', 'paid_by_hand'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
