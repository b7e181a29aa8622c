import { DomainError } from '#kernel/domain-error.ts';
import type { EvidenceFileKind } from '../../contract/vocabulary/disputes/evidence.ts';
import type { DisputeReport } from '../../domain/disputes/dispute.ts';
import { Unavailable } from '#kernel/unavailable.ts';
import type { BalancePage } from './balance-transaction.ts';
/** The state of a payment intent at the provider. `failed`: the card was declined, another try may follow. */
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
  /** Our payment's ID, from the metadata; null for an intent that this product did not make. */
  readonly paymentId: string | null;
  readonly customerId: string;
  /** The card that its owner has saved for later charges while paying. */
  readonly keptCardId: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountCents: number;
  /**
   * Our try of a refund (`tryKey`), from the metadata; null for a refund made in the provider's dashboard.
   */
  readonly refundId: string | null;
  readonly paymentIntentId: string | null;
}

export interface ProviderSetup {
  readonly id: string;
  readonly clientSecret: string;
  readonly succeeded: boolean;
  readonly customerId: string;
  readonly cardId: string | null;
  /** A bank account that its owner must still verify; otherwise null. */
  readonly pending: PendingAccount | null;
}

export interface PendingAccount {
  /** The provider's verification page; null if its owner has nothing to do. */
  readonly verifyUrl: string | null;
}

export interface ProviderCard {
  readonly id: string;
  readonly type: 'card' | 'bank';
  /** The card's brand or the bank's name. */
  readonly brand: string;
  readonly last4: string;
  /** Null for a bank account, like the year. */
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/** A charge that its payer has asked the bank to reverse. */
export interface ProviderDispute extends DisputeReport {
  readonly paymentIntentId: string | null;
  /** The number of evidence submissions to the bank. */
  readonly submissions: number;
}

/** Evidence in support of a charge, as text for a bank; at most 20,000 characters each. */
export interface DisputeEvidence {
  readonly customerName: string;
  readonly customerEmail: string;
  /** The product that was sold. */
  readonly productDescription: string;
  /** The day on which the service began; null if it has not. */
  readonly serviceDate: string | null;
  /** Every event, with its time. */
  readonly activityLog: string;
  /** Further support: letter, signature and consent. */
  readonly statement: string;
}

/** A document in support of a charge, as a PDF. All files together respect the providers' size limit. */
export interface EvidenceFile {
  readonly kind: EvidenceFileKind;
  readonly bytes: Uint8Array;
}

/** The provider's copy of the evidence. */
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

/** Only the ID is trusted: the object is fetched again, so order and repetition do not matter. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null if the event has none. */
  readonly objectId: string | null;
}

export interface EventPage {
  readonly events: readonly ProviderEvent[];
  /** Null at the end. */
  readonly next: string | null;
}

export interface IntentRequest {
  /** Our ID: one intent per payment, regardless of repetitions. */
  readonly paymentId: string;
  /** Part of the idempotency key, with the ID; increased after `ChargeRefused`. */
  readonly attempt: number;
  readonly amountCents: number;
  readonly customerId: string;
  readonly description: string;
  /** Charged immediately without the employer's presence (rules.md#saved-card); null waits for a card. */
  readonly savedCardId: string | null;
}

/** The provider could not be reached or did not answer in time; whether it acted is unknown. */
export class ProviderUnavailable extends Unavailable {
  override readonly name = 'ProviderUnavailable';
}

/**
 * The provider currently refuses the charge and has made nothing: after its settings are fixed, the next
 * attempt may succeed.
 */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused';
  readonly attempt: number;

  constructor(attempt: number, options: ErrorOptions) {
    super('The provider refuses the charge', options);
    this.attempt = attempt;
  }
}

/** The provider refuses this refund: a repeated request changes nothing today. */
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
  /** Returns the resulting state: a succeeded intent cannot be canceled. */
  cancelPaymentIntent(id: string): Promise<ProviderIntent>;

  /** @throws RefundRefused */
  createRefund(refund: {
    refundId: string;
    paymentIntentId: string;
    amountCents: number;
  }): Promise<ProviderRefund>;
  retrieveRefund(id: string): Promise<ProviderRefund>;
  /** Finds the result of an earlier try: idempotency keys are forgotten after a day. */
  findRefund(paymentIntentId: string, refundId: string): Promise<ProviderRefund | null>;

  createSetupIntent(customerId: string): Promise<ProviderSetup>;
  retrieveSetupIntent(id: string): Promise<ProviderSetup>;
  retrieveCard(id: string): Promise<ProviderCard>;
  listCards(customerId: string): Promise<readonly ProviderCard[]>;
  /** Idempotent. */
  detachCard(id: string): Promise<void>;

  /** The current dispute, with the money that the bank has taken and returned so far. */
  retrieveDispute(id: string): Promise<ProviderDispute>;
  /** Answers the bank, which reads it once; repeating the same text and files is one answer. */
  sendEvidence(disputeId: string, evidence: DisputeEvidence, files: readonly EvidenceFile[]): Promise<void>;
  /** The evidence sent to the bank; null if none was sent. */
  sentEvidence(disputeId: string): Promise<SentEvidence | null>;

  transfer(transfer: {
    transferId: string;
    destination: string;
    amountCents: number;
  }): Promise<ProviderTransfer>;
  findTransfer(transferId: string): Promise<ProviderTransfer | null>;

  /** Events since then, one page per call; `after` is the previous page's `next`. */
  listEvents(since: Date, after: string | null): Promise<EventPage>;
  /**
   * Lines of the provider's own books since then, one page per call, each once; `after` is the previous
   * page's `next`.
   */
  listBalance(since: Date, after: string | null): Promise<BalancePage>;
  /** @throws DomainError `billing.bad_signature` (invalid) */
  verifyWebhook(raw: Uint8Array, signature: string): ProviderEvent;
}
