import { Unavailable } from '#kernel/unavailable.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { PayoutRequirement, WithdrawalFailure } from '../../contract/vocabulary/payouts/payouts.ts';

/** A person's account at the provider. `incomplete`: it waits for them; `verifying`: they wait for it. */
export interface ProviderRecipient {
  readonly id: string;
  readonly status: 'incomplete' | 'verifying' | 'active' | 'closed';
  readonly requirements: readonly PayoutRequirement[];
  readonly bank: { readonly name: string | null; readonly last4: string } | null;
}

export interface ProviderPayout {
  readonly id: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly failure: WithdrawalFailure | null;
}

export interface PayoutOrder {
  /** Our ID: one transfer and one payout, regardless of repetitions. */
  readonly withdrawalId: string;
  /** Part of the idempotency key, with the ID; increased after an answer that nothing was moved. */
  readonly attempt: number;
  readonly recipientId: string;
  readonly amountCents: number;
}

/** The provider currently refuses to pay this person; it has moved nothing. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
  readonly failure: WithdrawalFailure;

  constructor(failure: WithdrawalFailure, options?: ErrorOptions) {
    super(`The provider refuses the payout: ${failure}`, options);
    this.failure = failure;
  }
}

/** A balance at the provider does not cover it yet, and nothing was moved: the next attempt may succeed. */
export class BalanceTooLow extends Unavailable {
  override readonly name = 'BalanceTooLow';
  readonly attempt: number;

  constructor(attempt: number, options?: ErrorOptions) {
    super('The balance at the provider is too low (balance_insufficient)', options);
    this.attempt = attempt;
  }
}

/**
 * Recipients and payouts to their banks: Stripe's connected accounts, or the embedded sandbox
 * (rules.md#payment-providers). Money moves to the person's account at the provider first, and from there to
 * the bank. Never called inside a transaction. Every call that moves money may be repeated; the result of an
 * earlier try is found even after its idempotency key is forgotten.
 * @throws ProviderUnavailable; PayoutRefused if noted; BalanceTooLow if money is moved
 */
export interface PayoutProvider {
  readonly name: LedgerProvider;

  /** One per user. */
  ensureRecipient(who: { userId: string; email: string; name: string }): Promise<ProviderRecipient>;
  retrieveRecipient(id: string): Promise<ProviderRecipient>;
  /** A single-use, short-lived page of the provider; null if the product has its own form. */
  onboardingPage(recipientId: string, back: { done: string; again: string }): Promise<string | null>;
  /** A single-use, short-lived page to change the bank of a complete account; null as above. */
  accountPage(recipientId: string): Promise<string | null>;

  /** Moves money to the person's account at the provider. Returns the transfer's ID. @throws PayoutRefused */
  transfer(order: PayoutOrder): Promise<string>;
  /** Moves it from there to the bank. @throws PayoutRefused */
  payOut(order: PayoutOrder): Promise<ProviderPayout>;
  retrievePayout(id: string, recipientId: string): Promise<ProviderPayout>;
  /** Reverses the transfer after the bank did not take the money. */
  takeBack(order: PayoutOrder & { readonly transferId: string }): Promise<void>;

  /** Prevents held money from being swept to the company's own bank (rules.md#held-money-stays). */
  enforceManualPayouts(): Promise<void>;
}
