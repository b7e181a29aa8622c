import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import { paidByHand } from '../../domain/payouts/withdrawal-postings.ts';
import type { Billing } from '../billing.ts';
import type { Ledger } from '../ports.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

export interface OwedBalance {
  /** The account's ID, which its owner was given when they left. */
  readonly id: string;
  readonly available: string;
  /** Parts of bonuses that are not due yet. */
  readonly coming: string;
  readonly leftAt: string;
}

/** People who have left, and the money still owed to them; later money reopens a settled balance. */
export interface DepartedBalances {
  /** (tx) Records that the person leaves and is owed their balances at any provider. */
  keep(userId: UserId, at: Date): Promise<void>;
  /** (tx) Locked; false if no one has left with money under this ID, or it was paid. */
  lock(userId: UserId): Promise<boolean>;
  /** (tx) Marks the balance as fully paid. */
  settle(userId: UserId, at: Date): Promise<void>;
  /** Oldest first; one more than the limit if more exist. */
  list(page: PageRequest): Promise<OwedBalance[]>;
}

export interface PaidByHand {
  readonly userId: UserId;
  readonly amount: Money;
  /** The bank reference: a check's number or a transfer's reference. */
  readonly reference: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface PayOwedBalanceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly departed: DepartedBalances;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly billing: Pick<Billing, 'earnings'>;
  readonly audit: AuditTrail;
  readonly effects: CallEffects;
  readonly clock: Clock;
}

/**
 * An admin has paid someone who left the money still owed to them, and records it in the books
 * (rules.md#owed-after-leaving).
 */
export class PayOwedBalance {
  private readonly needs: PayOwedBalanceNeeds;

  constructor(needs: PayOwedBalanceNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.nothing_owed` (not_found), `billing.balance_too_small` (rule_broken) */
  async run(paid: PaidByHand): Promise<void> {
    const { unitOfWork, effects } = this.needs;
    await unitOfWork.transaction(() => effects.once(() => this.book(paid)));
  }

  private async book({ userId, amount, reference, by, requestId }: PaidByHand): Promise<string> {
    const { departed, ledger, billing, audit, clock } = this.needs;
    if (!(await departed.lock(userId))) throw nothingOwed();
    const { available, coming } = await billing.earnings(userId);
    if (available.isLessThan(amount)) throw tooMuch();
    const at = clock.now();
    const id = newId();
    const steps = paidByHand({ id, userId, amountCents: amount.cents, at });
    for (const step of steps) await ledger.post(step);
    if (available.cents === amount.cents && coming.isZero()) await departed.settle(userId, at);
    await audit.record({
      actorId: by,
      action: 'balance.paid_out',
      subject: { type: 'user', id: userId },
      details: { amount: amount.toDollars(), reference },
      requestId,
    });
    return id;
  }
}

function nothingOwed(): DomainError {
  return new DomainError('billing.nothing_owed', 'not_found', 'Nothing is owed under this number');
}

function tooMuch(): DomainError {
  return new DomainError('billing.balance_too_small', 'rule_broken', 'The balance is smaller than that');
}
