import { DomainError } from '#kernel/domain-error.ts';
import type { EvidenceFileKind } from '../../contract/vocabulary/evidence.ts';
import type { DisputeReport } from '../../domain/dispute.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import type { BalancePage } from './balance-transaction.ts';
/** What became of a payment intent at the provider. `failed`: the card was declined, another try may follow. */
export type IntentStatus =
  | 'requires_payment'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'canceled';

export interface ProviderIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: IntentStatus;
  readonly amountCents: number;
  readonly failureMessage: string | null;
  /** Our payment, from the metadata; null for one that this product did not make. */
  readonly paymentId: string | null;
  readonly customerId: string;
  /** The card that its owner keeps with the provider for later charges, where they have said so while paying. */
  readonly keptCardId: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountCents: number;
  /** Our try of a refund (`tryKey`), from the metadata; null for one that was made at the provider's own desk. */
  readonly refundId: string | null;
  readonly paymentIntentId: string | null;
}

export interface ProviderSetup {
  readonly id: string;
  readonly clientSecret: string;
  readonly succeeded: boolean;
  readonly customerId: string;
  readonly cardId: string | null;
  /** A bank account whose owner has still to verify it; null for anything else. */
  readonly pending: PendingAccount | null;
}

export interface PendingAccount {
  /** The provider's own page for it; null where its owner has nothing to do. */
  readonly verifyUrl: string | null;
}

export interface ProviderCard {
  readonly id: string;
  readonly type: 'card' | 'bank';
  /** Or the bank's name. */
  readonly brand: string;
  readonly last4: string;
  /** Null for a bank account, as the year is. */
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/** A charge that its payer has asked the bank to take back. */
export interface ProviderDispute extends DisputeReport {
  readonly paymentIntentId: string | null;
  /** How often evidence was sent to the bank. */
  readonly submissions: number;
}

/** What speaks for a charge, as text that a bank reads; at most 20,000 characters each. */
export interface DisputeEvidence {
  readonly customerName: string;
  readonly customerEmail: string;
  /** What was sold. */
  readonly productDescription: string;
  /** Day on which the service began; null where it has not. */
  readonly serviceDate: string | null;
  /** Everything that happened, with its times. */
  readonly activityLog: string;
  /** What else speaks for it: letter, signature and consent. */
  readonly statement: string;
}

/** A document that speaks for a charge, as a PDF. All of them together are no larger than providers take. */
export interface EvidenceFile {
  readonly kind: EvidenceFileKind;
  readonly bytes: Uint8Array;
}

/** What the provider keeps of what the bank was told. */
export interface SentEvidence extends DisputeEvidence {
  /** Sizes in bytes. */
  readonly files: readonly { readonly kind: EvidenceFileKind; readonly size: number }[];
}

export interface ProviderTransfer {
  readonly id: string;
  readonly amountCents: number;
}

export function badSignature(): DomainError {
  return new DomainError('billing.bad_signature', 'invalid', 'The signature of this event is wrong', {
    path: 'Stripe-Signature',
  });
}

/** Only the id is believed: the object is fetched again, so order and repetition do not matter. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null for what has none. */
  readonly objectId: string | null;
}

export interface EventPage {
  readonly events: readonly ProviderEvent[];
  /** Null at the end. */
  readonly next: string | null;
}

export interface IntentRequest {
  /** One intent per payment, however often it is asked for. */
  readonly paymentId: string;
  /** With the id the idempotency key; the next one after `ChargeRefused`. */
  readonly attempt: number;
  readonly amountCents: number;
  readonly customerId: string;
  readonly description: string;
  /** Charged at once without the employer being there (rules.md#saved-card); null waits for a card. */
  readonly savedCardId: string | null;
}

/** The provider could not be reached or did not answer in time; whether it acted is unknown. */
export class ProviderUnavailable extends Unavailable {
  override readonly name = 'ProviderUnavailable';
}

/** The provider will not make it as things are, and has made nothing: once its settings are put right, the next attempt may. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused';
  readonly attempt: number;

  constructor(attempt: number, options: ErrorOptions) {
    super('The provider refuses the charge', options);
    this.attempt = attempt;
  }
}

/** The provider will not give it back this way: asking again changes nothing today. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/**
 * Stripe, or the embedded sandbox (rules.md#payment-providers). Amounts are cents of US dollars. Never called inside a transaction.
 * Every call that moves money carries an idempotency key and may be repeated.
 * @throws ProviderUnavailable
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string | null;

  /** One customer per user. */
  ensureCustomer(who: { userId: string; email: string; name: string }): Promise<string>;
  /** @throws ChargeRefused */
  createPaymentIntent(request: IntentRequest): Promise<ProviderIntent>;
  retrievePaymentIntent(id: string): Promise<ProviderIntent>;
  /** How it stands afterward: what has succeeded cannot be canceled. */
  cancelPaymentIntent(id: string): Promise<ProviderIntent>;

  /** @throws RefundRefused */
  createRefund(refund: {
    refundId: string;
    paymentIntentId: string;
    amountCents: number;
  }): Promise<ProviderRefund>;
  retrieveRefund(id: string): Promise<ProviderRefund>;
  /** What an earlier try may have made: idempotency keys are forgotten after a day. */
  findRefund(paymentIntentId: string, refundId: string): Promise<ProviderRefund | null>;

  createSetupIntent(customerId: string): Promise<ProviderSetup>;
  retrieveSetupIntent(id: string): Promise<ProviderSetup>;
  retrieveCard(id: string): Promise<ProviderCard>;
  listCards(customerId: string): Promise<readonly ProviderCard[]>;
  /** Repeating it does nothing. */
  detachCard(id: string): Promise<void>;

  /** As it is now: with what the bank has taken and given back so far. */
  retrieveDispute(id: string): Promise<ProviderDispute>;
  /** Tells the bank, which reads it once; the same text and files twice are one answer. */
  sendEvidence(disputeId: string, evidence: DisputeEvidence, files: readonly EvidenceFile[]): Promise<void>;
  /** What the bank was told; null where it was told nothing. */
  sentEvidence(disputeId: string): Promise<SentEvidence | null>;

  transfer(transfer: {
    transferId: string;
    destination: string;
    amountCents: number;
  }): Promise<ProviderTransfer>;
  findTransfer(transferId: string): Promise<ProviderTransfer | null>;

  /** What happened since then, a page a call; `after` is the `next` of the page before. */
  listEvents(since: Date, after: string | null): Promise<EventPage>;
  /** Lines of its own books since then, a page a call, each once; `after` is the `next` of the page before. */
  listBalance(since: Date, after: string | null): Promise<BalancePage>;
  /** @throws DomainError `billing.bad_signature` (invalid) */
  verifyWebhook(raw: Uint8Array, signature: string): ProviderEvent;
}
