import { accounts, type LedgerAccount } from '../ledger/ledger-account.ts';
import { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import type { LedgerTransactionKind } from '../../contract/vocabulary/ledger/ledger.ts';
import type { Withdrawal } from './withdrawal.ts';

type Moved = Pick<Withdrawal, 'id' | 'userId' | 'amountCents' | 'provider'>;

/** Locks the money against another withdrawal. */
export function withdrawalRequested(withdrawal: Moved, at: Date): LedgerTransaction {
  const { userId } = withdrawal;
  const way = [accounts.referrerAvailable(userId), accounts.payoutsPending(userId)] as const;
  return post(withdrawal, { kind: 'withdrawal_requested', step: 'requested', way, at });
}

/** The money is in the person's account at the provider. */
export function withdrawalSent(withdrawal: Moved, at: Date): LedgerTransaction {
  const way = [accounts.payoutsPending(withdrawal.userId), accounts.inTransit] as const;
  return post(withdrawal, { kind: 'withdrawal_sent', step: 'sent', way, at });
}

/** The money has reached the bank. */
export function withdrawalSettled(withdrawal: Moved, at: Date): LedgerTransaction {
  const way = [accounts.inTransit, accounts.providerClearing] as const;
  return post(withdrawal, { kind: 'withdrawal_settled', step: 'settled', way, at });
}

/** Returns the money from its last place to the person; a bank may return it even after it had taken it. */
export function withdrawalFailed(
  withdrawal: Moved,
  from: 'pending' | 'sent' | 'paid',
  at: Date,
): LedgerTransaction {
  const left = {
    pending: accounts.payoutsPending(withdrawal.userId),
    sent: accounts.inTransit,
    paid: accounts.providerClearing,
  }[from];
  const way = [left, accounts.referrerAvailable(withdrawal.userId)] as const;
  return post(withdrawal, { kind: 'withdrawal_failed', step: 'failed', way, at });
}

/**
 * A person who has left was paid from the company's own bank: no withdrawal row, but the same two steps
 * (rules.md#owed-after-leaving).
 */
export function paidByHand(payment: {
  readonly id: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly at: Date;
}): readonly LedgerTransaction[] {
  const { id, userId, amountCents, at: occurredAt } = payment;
  const pending = accounts.payoutsPending(userId);
  const posted = (kind: LedgerTransactionKind, step: string, from: LedgerAccount, to: LedgerAccount) =>
    LedgerTransaction.post({
      kind,
      reference: `withdrawal:${id}:${step}`,
      occurredAt,
      entries: [
        { account: from, amountCents: -amountCents },
        { account: to, amountCents },
      ],
    });
  return [
    posted('withdrawal_requested', 'requested', accounts.referrerAvailable(userId), pending),
    posted('withdrawal_settled', 'settled', pending, accounts.companyBank),
  ];
}

function post(
  { id, amountCents, provider }: Moved,
  move: {
    kind: LedgerTransactionKind;
    step: string;
    way: readonly [from: LedgerAccount, to: LedgerAccount];
    at: Date;
  },
): LedgerTransaction {
  const [from, to] = move.way;
  return LedgerTransaction.post({
    kind: move.kind,
    reference: `withdrawal:${id}:${move.step}`,
    occurredAt: move.at,
    provider,
    corrects: move.step === 'failed' ? `withdrawal:${id}:requested` : null,
    entries: [
      { account: from, amountCents: -amountCents },
      { account: to, amountCents },
    ],
  });
}
