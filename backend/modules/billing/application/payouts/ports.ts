import type { UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { PayoutAccountStatus, PayoutRequirement } from '../../contract/vocabulary/payouts.ts';
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
  /** (tx) Locked: withdrawals of one person wait for each other here. */
  lock(userId: UserId, provider: LedgerProvider): Promise<Recipient | null>;
  /** (tx) As the provider says that they are. One that was active and waits for the person is `restricted`. */
  keep(userId: UserId, provider: LedgerProvider, recipient: ProviderRecipient, at: Date): Promise<void>;
  userOf(accountId: string, provider: LedgerProvider): Promise<UserId | null>;
  /** (tx) Those that wait at the provider, changed after a day and looked at by nobody since another, marked as looked at. */
  takeWaiting(
    provider: LedgerProvider,
    looked: { changedAfter: Date; since: Date; at: Date },
    limit: number,
  ): Promise<readonly UserId[]>;
}

/** (tx), but for reading. What is found stays locked. Saving publishes the collected events. */
export interface WithdrawalStore {
  find(id: string): Promise<Withdrawal | null>;
  idOfPayout(payoutId: string, provider: LedgerProvider): Promise<string | null>;
  /** @throws DomainError `billing.withdrawal_open` (conflict) while another one is on its way. */
  add(withdrawal: Withdrawal): Promise<void>;
  save(withdrawal: Withdrawal): Promise<void>;
  /** Another one was made of this one that had failed. */
  isRetried(id: string): Promise<boolean>;
  availableCents(userId: UserId, provider: LedgerProvider): Promise<number>;
  /** Those on their way that nobody has looked at since then, the longest ago first; none of them is locked. */
  unchecked(since: Date, limit: number): Promise<readonly string[]>;
  /** The same of those at their banks since `arrivedAfter`. */
  arrived(arrivedAfter: Date, since: Date, limit: number): Promise<readonly string[]>;
  /** Marks it as looked at; false where somebody has looked at it since then. */
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
