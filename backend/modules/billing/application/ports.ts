import type { Clock } from '#kernel/clock.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { LedgerProvider } from '../contract/vocabulary/ledger/ledger.ts';
import type { LedgerAccount } from '../domain/ledger/ledger-account.ts';
import type { LedgerTransaction } from '../domain/ledger/ledger-transaction.ts';
import type { Milestone } from '../domain/bonus/milestone.ts';
import type { Obligation } from '../domain/charging/obligation.ts';
import type { Payment } from '../domain/charging/payment.ts';
import type { BonusRecord, ReferralMoney } from './billing.ts';
import type { DisputeStore } from './disputes/dispute-store.ts';
import type { PendingAccount, ProviderCard } from './provider/payment-provider.ts';

/**
 * (tx) Loaded rows stay locked until the transaction ends, except as noted. Storing publishes the collected
 * events.
 */
export interface PaymentRepository {
  find(id: PaymentId): Promise<Payment | null>;
  /** The payment that a refund belongs to, without a lock. */
  idOfRefund(refundId: string): Promise<PaymentId | null>;
  /** Without a lock, in locking order: a payment never changes its referrals. */
  referralsOf(id: PaymentId): Promise<readonly ReferralId[]>;
  /** Refunds that are due for another check, without a lock, the longest waiting first. */
  waitingRefunds(now: Date, limit: number): Promise<readonly WaitingRefund[]>;
  /** The payment that has this intent, without a lock. */
  idOfIntent(provider: string, intentId: string): Promise<PaymentId | null>;
  add(payment: Payment): Promise<void>;
  save(payment: Payment): Promise<void>;
}

export interface WaitingRefund {
  readonly id: string;
  readonly paymentId: PaymentId;
}

/** (tx) Storing publishes the collected events. */
export interface ObligationRepository {
  /** All obligations in any state, in the order of their IDs; locked. */
  ofReferral(referralId: ReferralId): Promise<Obligation[]>;
  /** @throws DomainError `billing.charged_twice` (conflict) for a duplicate of a valid one. */
  add(obligations: readonly Obligation[]): Promise<void>;
  save(obligations: readonly Obligation[]): Promise<void>;
}

/** (tx) Storing publishes the collected events. */
export interface MilestoneRepository {
  /** In the order of their positions; locked. */
  ofReferral(referralId: ReferralId): Promise<Milestone[]>;
  /** Locked. */
  find(id: string): Promise<Milestone | null>;
  /** Without a lock. */
  referralOf(id: string): Promise<ReferralId | null>;
  /**
   * Pending milestones that are due, wait for no confirmation, and were not set aside; oldest first, without
   * a lock.
   */
  due(now: Date, limit: number): Promise<readonly string[]>;
  /** Sets aside a milestone that could not be released: its own task retries it. */
  setAside(id: string, at: Date): Promise<void>;
  add(milestones: readonly Milestone[]): Promise<void>;
  save(milestones: readonly Milestone[]): Promise<void>;
  remove(milestones: readonly Milestone[]): Promise<void>;
}

/** A valid hire, so that a payment which succeeds later can be committed (rules.md#bonus-at-hire). */
export interface Settlement {
  /** The ID of this hire: a later hire of the same referral is another movement in the ledger. */
  readonly hireId: string;
  readonly referral: ReferralMoney;
  readonly hiredAt: Date;
}

/**
 * The reason why a hire is no longer valid: it was undone, a dispute took back its movements, or its worker
 * was rejected.
 */
export interface SettlementEnd {
  readonly state: 'reversed' | 'disputed' | 'ended';
  readonly reason: string;
}

/** (tx) Open settlements; ended ones are never deleted. */
export interface SettlementRepository {
  find(referralId: ReferralId): Promise<Settlement | null>;
  add(settlement: Settlement, at: Date): Promise<void>;
  /** Does nothing if none is open. */
  end(referralId: ReferralId, end: SettlementEnd, at: Date): Promise<void>;
}

/** (tx) Transactions are added and never changed. */
export interface Ledger {
  /** @throws if the reference was already posted. */
  post(transaction: LedgerTransaction): Promise<void>;
  has(reference: string): Promise<boolean>;
  find(reference: string): Promise<LedgerTransaction | null>;
  /** The providers that received the money of obligations; it can only move on from there. */
  providersOf(obligationIds: readonly string[]): Promise<ReadonlyMap<string, LedgerProvider>>;
  /** The sum that a payment's movements have added to an account, in cents. */
  sumOf(paymentId: PaymentId, account: LedgerAccount): Promise<number>;
  /** The commitments of a hire, in one movement or several. */
  commitmentsOf(hireId: string): Promise<LedgerTransaction[]>;
}

/** The dependencies of a use case that moves money; assembled once per process. */
export interface BillingNeeds {
  readonly payments: PaymentRepository;
  readonly obligations: ObligationRepository;
  readonly milestones: MilestoneRepository;
  readonly settlements: SettlementRepository;
  readonly disputes: DisputeStore;
  readonly ledger: Ledger;
  readonly bonusRecord: BonusRecord;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** (tx) Handled events of the provider: they may be repeated after days (rules.md#repeated-webhooks). */
export interface HandledEvents {
  /** False if it was already handled. */
  mark(event: { id: string; type: string }, provider: string, at: Date): Promise<boolean>;
  /** The IDs among these whose events were handled. */
  handledOf(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Forgets up to `limit` marks older than an instant; returns the number. */
  forgetBefore(at: Date, limit: number): Promise<number>;
}

export interface EventListing {
  readonly listedUntil: Date;
  readonly lookedAt: Date;
}

/** The reading position in the provider's own list of events. */
export interface EventListings {
  find(provider: string): Promise<EventListing | null>;
  keep(provider: string, listing: EventListing): Promise<void>;
}

/**
 * A user's customer ID at the provider and their saved cards. The card chosen or added last is the default.
 */
export interface CustomerStore {
  customerOf(userId: UserId, provider: string): Promise<string | null>;
  userOf(customerId: string, provider: string): Promise<UserId | null>;
  saveCustomer(userId: UserId, provider: string, customerId: string, at: Date): Promise<void>;
  defaultCard(userId: UserId, provider: string): Promise<string | null>;
  /** Makes it the default. False if the user has no such card, or it is not verified. */
  chooseCard(userId: UserId, id: string, at: Date): Promise<boolean>;
  /** Updates a saved card with the provider's newer data. */
  refreshCard(provider: string, card: ProviderCard): Promise<void>;
  /** Idempotent. */
  addCard(userId: UserId, provider: string, card: ProviderCard, at: Date): Promise<void>;
  /** Adds a bank account that cannot be charged until it is verified, which `addCard` records. Idempotent. */
  addPending(
    userId: UserId,
    provider: string,
    account: ProviderCard,
    setup: PendingAccount & { readonly id: string },
    at: Date,
  ): Promise<void>;
  /** Removes an account that was not verified. */
  dropPending(setupId: string): Promise<void>;
  /** Returns the removed card, or null if the user has no such card. */
  removeCard(userId: UserId, id: string): Promise<RemovedCard | null>;
}

/** A removed card that its provider must detach. */
export interface RemovedCard {
  readonly provider: string;
  /** The provider's ID. */
  readonly cardId: string;
}

/** The payer, as the provider's customer and on a receipt. */
export interface Payer {
  readonly email: string;
  readonly name: string;
  /** The language that they read. */
  readonly language: Language;
}

export interface Payers {
  payer(userId: UserId): Promise<Payer | null>;
}
