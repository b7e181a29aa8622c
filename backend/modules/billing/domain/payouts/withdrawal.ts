import { Aggregate, type Fields } from '#kernel/aggregate.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { WithdrawalFailure, WithdrawalStatus } from '../../contract/vocabulary/payouts/payouts.ts';
import type { BillingEvents } from '../events.ts';

export interface WithdrawalRequest {
  readonly userId: UserId;
  readonly provider: LedgerProvider;
  /** The person's account at the provider. */
  readonly accountId: string;
  readonly bankName: string | null;
  readonly bankLast4: string | null;
  readonly amountCents: number;
  /** The failed withdrawal that this one retries. */
  readonly retryOf: string | null;
}

export type WithdrawalFields = Omit<Fields<Withdrawal>, 'send' | 'follow' | 'arrive' | 'fail' | 'postpone'>;

/** A person's money from the request to their bank (rules.md#withdrawals). */
export class Withdrawal extends Aggregate<keyof BillingEvents> {
  readonly id!: string;
  readonly userId!: UserId;
  readonly provider!: LedgerProvider;
  readonly accountId!: string;
  readonly bankName!: string | null;
  readonly bankLast4!: string | null;
  readonly amountCents!: number;
  readonly status!: WithdrawalStatus;
  /** The provider's ID of the transfer to the person's account there. */
  readonly transferId!: string | null;
  /** The provider's ID of the payout from there to the bank. */
  readonly payoutId!: string | null;
  readonly failure!: WithdrawalFailure | null;
  /** The failed withdrawal that this one retries. */
  readonly retryOf!: string | null;
  /** The number of answered requests to the provider. */
  readonly attempts!: number;
  readonly createdAt!: Date;
  readonly sentAt!: Date | null;
  readonly settledAt!: Date | null;

  static request(asked: WithdrawalRequest, at: Date): Withdrawal {
    const nothingYet = { transferId: null, payoutId: null, failure: null, sentAt: null, settledAt: null };
    return Object.assign(new Withdrawal(), {
      ...asked,
      ...nothingYet,
      id: newId(),
      status: 'pending' as const,
      attempts: 1,
      createdAt: at,
    });
  }

  static restore(fields: WithdrawalFields): Withdrawal {
    return Object.assign(new Withdrawal(), fields);
  }

  /**
   * The money is in the person's account at the provider. False if it already was, or the withdrawal is over.
   */
  send(transferId: string, at: Date): boolean {
    if (this.status !== 'pending') return false;
    this.become({ status: 'sent', transferId, sentAt: at });
    return true;
  }

  /** The provider currently refuses this attempt. A report about an earlier one changes nothing. */
  postpone(attempt: number): void {
    if (this.attempts === attempt) this.become({ attempts: attempt + 1 });
  }

  /** Stores the payout's ID at the provider. */
  follow(payoutId: string): void {
    if (this.status === 'sent' && this.payoutId === null) this.become({ payoutId });
  }

  /** The money has reached the bank. False if that is not new. */
  arrive(at: Date): boolean {
    if (this.status !== 'sent') return false;
    this.become({ status: 'paid', settledAt: at });
    this.record(domainEvent('billing.withdrawal_paid', at, this.about));
    return true;
  }

  /**
   * It did not reach the bank, or the bank returned it: it is the person's again. Returns its last place, or
   * null if that is not new.
   */
  fail(failure: WithdrawalFailure, at: Date): 'pending' | 'sent' | 'paid' | null {
    const from = this.status;
    if (from === 'failed') return null;
    this.become({ status: 'failed', failure, settledAt: at });
    this.record(domainEvent('billing.withdrawal_failed', at, { ...this.about, failure }));
    return from;
  }

  private get about() {
    const { id, userId, amountCents, bankLast4 } = this;
    return { withdrawalId: id, userId, amountCents, bankLast4 };
  }

  private become(changes: Partial<WithdrawalFields>): void {
    Object.assign(this, changes);
  }
}
