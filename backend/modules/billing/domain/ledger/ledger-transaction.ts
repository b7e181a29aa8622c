import { DomainError } from '#kernel/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { LedgerProvider, LedgerTransactionKind } from '../../contract/vocabulary/ledger/ledger.ts';
import type { LedgerAccount } from './ledger-account.ts';

export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Positive: the account receives. Never zero. */
  readonly amountCents: number;
}

export interface Posting {
  readonly kind: LedgerTransactionKind;
  /** Unique in the ledger: it rejects the same movement a second time. */
  readonly reference: string;
  readonly occurredAt: Date;
  readonly referralId?: string | null;
  readonly paymentId?: string | null;
  /** The employer whose money came in. Default: the payer, or the debtor of its referral. */
  readonly employerId?: string | null;
  /**
   * The provider whose accounts it moves. Default: that of its payment, or of the installation without one.
   */
  readonly provider?: LedgerProvider | null;
  /** The reference of the reversed movement. */
  readonly corrects?: string | null;
  readonly entries: readonly LedgerEntry[];
}

/** A movement of money. It never changes; another movement corrects mistakes (rules.md#balanced-ledger). */
export class LedgerTransaction {
  readonly id!: string;
  readonly kind!: LedgerTransactionKind;
  readonly reference!: string;
  readonly occurredAt!: Date;
  readonly referralId!: string | null;
  readonly paymentId!: string | null;
  readonly employerId!: string | null;
  readonly provider!: LedgerProvider | null;
  readonly corrects!: string | null;
  readonly entries!: readonly LedgerEntry[];

  /**
   * Merges entries of the same account.
   * @throws DomainError `billing.unbalanced` (rule_broken) unless two or more entries in whole cents add up
   *   to zero.
   */
  static post(posting: Posting): LedgerTransaction {
    const entries = joined(posting.entries);
    const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
    const whole = entries.every(({ amountCents }) => Number.isSafeInteger(amountCents));
    if (sum !== 0 || entries.length < 2 || !whole || !posting.reference) {
      throw new DomainError(
        'billing.unbalanced',
        'rule_broken',
        `The entries of ${posting.reference} do not balance`,
      );
    }
    return Object.assign(new LedgerTransaction(), {
      id: newId(),
      kind: posting.kind,
      reference: posting.reference,
      occurredAt: posting.occurredAt,
      referralId: posting.referralId ?? null,
      paymentId: posting.paymentId ?? null,
      employerId: posting.employerId ?? null,
      provider: posting.provider ?? null,
      corrects: posting.corrects ?? null,
      entries,
    });
  }

  /** The amount that an account receives from this movement, in cents. */
  amountFor(account: LedgerAccount): number {
    return this.entries.find((entry) => entry.account === account)?.amountCents ?? 0;
  }
}

function joined(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const sums = new Map<LedgerAccount, number>();
  for (const { account, amountCents } of entries) sums.set(account, (sums.get(account) ?? 0) + amountCents);
  return [...sums]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ account, amountCents }));
}
