import type { Clock } from '#kernel/clock.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { LedgerProvider } from '../contract/vocabulary/ledger.ts';
import type { LedgerAccount } from '../domain/ledger-account.ts';
import type { LedgerTransaction } from '../domain/ledger-transaction.ts';
import type { Milestone } from '../domain/milestone.ts';
import type { Obligation } from '../domain/obligation.ts';
import type { Payment } from '../domain/payment.ts';
import type { BonusRecord, ReferralMoney } from './billing.ts';
import type { DisputeStore } from './disputes/dispute-store.ts';
import type { PendingAccount, ProviderCard } from './provider/payment-provider.ts';

/** (tx) What is loaded stays locked until the transaction ends, except where said. Storing publishes the collected events. */
export interface PaymentRepository {
  find(id: PaymentId): Promise<Payment | null>;
  /** The payment that a refund belongs to, without a lock. */
  idOfRefund(refundId: string): Promise<PaymentId | null>;
  /** Without a lock, in the order in which they are locked: a payment never changes its referrals. */
  referralsOf(id: PaymentId): Promise<readonly ReferralId[]>;
  /** Refunds that are due for another look, without a lock, the longest waiting first. */
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
  /** In the order of their ids, whatever their state; locked. */
  ofReferral(referralId: ReferralId): Promise<Obligation[]>;
  /** @throws DomainError `billing.charged_twice` (conflict) for a second one that stands. */
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
  /** Pending ones whose day has come, that wait for nobody and were not set aside, oldest first, without a lock. */
  due(now: Date, limit: number): Promise<readonly string[]>;
  /** It could not be released: it is due no more, and waits for its own task. */
  setAside(id: string, at: Date): Promise<void>;
  add(milestones: readonly Milestone[]): Promise<void>;
  save(milestones: readonly Milestone[]): Promise<void>;
  remove(milestones: readonly Milestone[]): Promise<void>;
}

/** A hire that stands, so that a payment which succeeds later can be committed (rules.md#bonus-at-hire). */
export interface Settlement {
  /** Of this hire: a later hire of the same referral is another movement in the ledger. */
  readonly hireId: string;
  readonly referral: ReferralMoney;
  readonly hiredAt: Date;
}

/** Why a hire counts no longer: it was undone, its movements were taken back by a dispute, or its worker was rejected. */
export interface SettlementEnd {
  readonly state: 'reversed' | 'disputed' | 'ended';
  readonly reason: string;
}

/** (tx) The open ones; those that have ended are kept and never deleted. */
export interface SettlementRepository {
  find(referralId: ReferralId): Promise<Settlement | null>;
  add(settlement: Settlement, at: Date): Promise<void>;
  /** Does nothing if none is open. */
  end(referralId: ReferralId, end: SettlementEnd, at: Date): Promise<void>;
}

/** (tx) Transactions are added and never changed. */
export interface Ledger {
  /** @throws when the reference has been posted already. */
  post(transaction: LedgerTransaction): Promise<void>;
  has(reference: string): Promise<boolean>;
  find(reference: string): Promise<LedgerTransaction | null>;
  /** Where the money of obligations came in: from there alone it moves on. */
  providersOf(obligationIds: readonly string[]): Promise<ReadonlyMap<string, LedgerProvider>>;
  /** What an account has received from the movements of a payment, in cents. */
  sumOf(paymentId: PaymentId, account: LedgerAccount): Promise<number>;
  /** What a hire committed, in one movement or several. */
  commitmentsOf(hireId: string): Promise<LedgerTransaction[]>;
}

/** What a use case that moves money works with; assembled once per process. */
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

/** (tx) Events of the provider that were handled: they may come again after days (rules.md#repeated-webhooks). */
export interface HandledEvents {
  /** False when it was handled already. */
  mark(event: { id: string; type: string }, provider: string, at: Date): Promise<boolean>;
  /** The IDs among these whose events were handled. */
  handledOf(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Forgets those from before an instant, that many at once; returns how many. */
  forgetBefore(at: Date, limit: number): Promise<number>;
}

export interface EventListing {
  readonly listedUntil: Date;
  readonly lookedAt: Date;
}

/** How far the provider's own list of events was read. */
export interface EventListings {
  find(provider: string): Promise<EventListing | null>;
  keep(provider: string, listing: EventListing): Promise<void>;
}

/** Who a user is at the provider, and the cards that are saved there. The one that was chosen or added last is the default one. */
export interface CustomerStore {
  customerOf(userId: UserId, provider: string): Promise<string | null>;
  userOf(customerId: string, provider: string): Promise<UserId | null>;
  saveCustomer(userId: UserId, provider: string, customerId: string, at: Date): Promise<void>;
  defaultCard(userId: UserId, provider: string): Promise<string | null>;
  /** Makes it the default one. False when the user has no such card, or it is not verified. */
  chooseCard(userId: UserId, id: string, at: Date): Promise<boolean>;
  /** What the provider knows better now of a card that is saved. */
  refreshCard(provider: string, card: ProviderCard): Promise<void>;
  /** Repeating it does nothing. */
  addCard(userId: UserId, provider: string, card: ProviderCard, at: Date): Promise<void>;
  /** A bank account that nothing is charged to before it is verified, which `addCard` says. Repeating it does nothing. */
  addPending(
    userId: UserId,
    provider: string,
    account: ProviderCard,
    setup: PendingAccount & { readonly id: string },
    at: Date,
  ): Promise<void>;
  /** It was not verified. */
  dropPending(setupId: string): Promise<void>;
  /** The card that was removed, or null when the user has no such card. */
  removeCard(userId: UserId, id: string): Promise<RemovedCard | null>;
}

/** One that its provider is to forget. */
export interface RemovedCard {
  readonly provider: string;
  /** The provider's. */
  readonly cardId: string;
}

/** Who pays, as the provider's customer and a receipt name them. */
export interface Payer {
  readonly email: string;
  readonly name: string;
  /** That they read in. */
  readonly language: 'en' | 'es';
}

export interface Payers {
  payer(userId: UserId): Promise<Payer | null>;
}
