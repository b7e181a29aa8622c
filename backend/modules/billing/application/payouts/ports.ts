import type { UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { PayoutAccountStatus, PayoutRequirement } from '../../contract/vocabulary/payouts/payouts.ts';
import type { WithdrawalView } from '../../contract/payouts/payout-account.ts';
import type { Withdrawal } from '../../domain/payouts/withdrawal.ts';
import type { ProviderRecipient } from './payout-provider.ts';

export interface Recipient {
  readonly userId: UserId;
  readonly accountId: string;
  readonly status: Exclude<PayoutAccountStatus, 'none'>;
  readonly requirements: readonly PayoutRequirement[];
  readonly bank: ProviderRecipient['bank'];
}

export interface RecipientStore {
  find(userId: UserId, provider: LedgerProvider): Promise<Recipient | null>;
  /** (tx) Locks the recipient: withdrawals of one person wait for each other here. */
  lock(userId: UserId, provider: LedgerProvider): Promise<Recipient | null>;
  /**
   * (tx) Stores the provider's state. An active account that now waits for the person becomes `restricted`.
   */
  keep(userId: UserId, provider: LedgerProvider, recipient: ProviderRecipient, at: Date): Promise<void>;
  userOf(accountId: string, provider: LedgerProvider): Promise<UserId | null>;
  /**
   * (tx) Marks and returns accounts that wait at the provider, changed after the first date and not checked
   * since the second.
   */
  takeWaiting(
    provider: LedgerProvider,
    looked: { changedAfter: Date; since: Date; at: Date },
    limit: number,
  ): Promise<readonly UserId[]>;
}

/** (tx), except for reading. Found rows stay locked. Saving publishes the collected events. */
export interface WithdrawalStore {
  find(id: string): Promise<Withdrawal | null>;
  idOfPayout(payoutId: string, provider: LedgerProvider): Promise<string | null>;
  /** @throws DomainError `billing.withdrawal_open` (conflict) while another one is pending. */
  add(withdrawal: Withdrawal): Promise<void>;
  save(withdrawal: Withdrawal): Promise<void>;
  /** Whether a new withdrawal has replaced this failed one. */
  isRetried(id: string): Promise<boolean>;
  availableCents(userId: UserId, provider: LedgerProvider): Promise<number>;
  /** Pending withdrawals unchecked since then, oldest check first; none is locked. */
  unchecked(since: Date, limit: number): Promise<readonly string[]>;
  /** The same for those that reached their banks after `arrivedAfter`. */
  arrived(arrivedAfter: Date, since: Date, limit: number): Promise<readonly string[]>;
  /** Marks it as checked; false if it was checked since then. */
  takeUnchecked(id: string, since: Date, at: Date): Promise<boolean>;
}

export interface PayoutReader {
  balance(
    userId: UserId,
    provider: LedgerProvider,
  ): Promise<{ available: string; coming: string; inTransit: string }>;
  withdrawals(
    userId: UserId,
    page: { limit: number; after: { at: string; id: string } | null },
  ): Promise<WithdrawalView[]>;
}
