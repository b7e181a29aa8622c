import type Stripe from 'stripe';
import type {
  IntentStatus,
  PendingAccount,
  ProviderCard,
  ProviderDispute,
  ProviderEvent,
  ProviderIntent,
  ProviderRefund,
  ProviderSetup,
} from '#modules/billing/application/provider/payment-provider.ts';
import { CARD_DECLINED, webhookEventSchema } from '#contract/billing/index.ts';

const KNOWN = ['succeeded', 'processing', 'canceled', 'requires_action'] as const;

/** The metadata keys of our own IDs. */
export const OUR_PAYMENT = 'crewvine_payment';
export const OUR_REFUND = 'crewvine_refund';

export function intentView(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent),
    amountCents: intent.amount,
    failureMessage: intent.last_payment_error?.message ?? (intent.last_payment_error ? CARD_DECLINED : null),
    paymentId: intent.metadata[OUR_PAYMENT] ?? null,
    customerId: idOf(intent.customer) ?? '',
    keptCardId: intent.setup_future_usage === 'off_session' ? idOf(intent.payment_method) : null,
  };
}

/** A card that its owner must confirm has not failed: it waits for them (rules.md#card-confirmation). */
function statusOf({ status, last_payment_error: error }: Stripe.PaymentIntent): IntentStatus {
  const known = KNOWN.find((one) => one === status);
  if (known) return known;
  return error && error.code !== 'authentication_required' ? 'failed' : 'requires_payment';
}

export function refundView(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  const done = refund.status === 'succeeded' ? 'succeeded' : 'pending';
  return {
    id: refund.id,
    status: failed ? 'failed' : done,
    amountCents: refund.amount,
    refundId: refund.metadata?.[OUR_REFUND] ?? null,
    paymentIntentId: idOf(refund.payment_intent),
  };
}

export function eventView(event: unknown): ProviderEvent {
  const { id, type, data, related_object: related } = webhookEventSchema.parse(event);
  return { id, type, objectId: related?.id ?? data?.object?.id ?? null };
}

export function setupView(setup: Stripe.SetupIntent): ProviderSetup {
  return {
    id: setup.id,
    clientSecret: setup.client_secret ?? '',
    succeeded: setup.status === 'succeeded',
    customerId: idOf(setup.customer) ?? '',
    cardId: idOf(setup.payment_method),
    pending: pendingOf(setup),
  };
}

/** A typed account receives a few cents in a day or two; reporting the number proves ownership. */
function pendingOf({ status, next_action: next }: Stripe.SetupIntent): PendingAccount | null {
  if (status !== 'requires_action' || next?.type !== 'verify_with_microdeposits') return null;
  return { verifyUrl: next.verify_with_microdeposits?.hosted_verification_url ?? null };
}

export function cardView({ id, card, us_bank_account: bank }: Stripe.PaymentMethod): ProviderCard {
  if (bank) {
    const [brand, last4] = [bank.bank_name ?? 'Bank', bank.last4 ?? '0000'];
    return { id, type: 'bank', brand, last4, expMonth: null, expYear: null };
  }
  return {
    id,
    type: 'card',
    brand: card?.brand ?? 'card',
    last4: card?.last4 ?? '0000',
    expMonth: card?.exp_month ?? 12,
    expYear: card?.exp_year ?? 2000,
  };
}

/** A warning is a bank's inquiry that takes no money; closed without a dispute it counts as won. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];

export function disputeView(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, status, reason, balance_transactions: moved, evidence_details: evidence } = dispute;
  const decided = WON.includes(status) ? 'won' : 'open';
  return {
    id,
    paymentIntentId: idOf(dispute.payment_intent),
    amountCents: amount,
    status: status === 'lost' ? 'lost' : decided,
    reason,
    withdrawnCents: 0 - moved.reduce((sum, one) => sum + one.amount, 0),
    balanceMoves: moved.length,
    feeCents: moved.reduce((sum, one) => sum + one.fee, 0),
    evidenceDueAt: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    submissions: evidence.submission_count ?? 0,
  };
}

export function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
