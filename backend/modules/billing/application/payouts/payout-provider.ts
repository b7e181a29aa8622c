import { Unavailable } from '#kernel/unavailable.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { PayoutRequirement, WithdrawalFailure } from '../../contract/vocabulary/payouts.ts';

/** A person as the provider pays them. `incomplete`: it waits for them; `verifying`: they wait for it. */
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
  /** Ours: one transfer and one payout, however often they are asked for. */
  readonly withdrawalId: string;
  /** With the id the idempotency key; the next one after an answer that nothing was moved. */
  readonly attempt: number;
  readonly recipientId: string;
  readonly amountCents: number;
}

/** The provider will not pay this person as things are; it has moved nothing. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
  readonly failure: WithdrawalFailure;

  constructor(failure: WithdrawalFailure, options?: ErrorOptions) {
    super(`The provider refuses the payout: ${failure}`, options);
    this.failure = failure;
  }
}

/** A balance at the provider does not cover it yet, and nothing was moved: the next attempt may. */
export class BalanceTooLow extends Unavailable {
  override readonly name = 'BalanceTooLow';
  readonly attempt: number;

  constructor(attempt: number, options?: ErrorOptions) {
    super('The balance at the provider is too low (balance_insufficient)', options);
    this.attempt = attempt;
  }
}

/**
 * Who is paid, and the way to their banks: Stripe's connected accounts, or the embedded sandbox (rules.md#payment-providers). Money
 * goes to the person's account at the provider first, and from there to the bank. Never called inside a transaction. Every
 * call that moves money may be repeated; what an earlier try has done is found even after its idempotency key is forgotten.
 * @throws ProviderUnavailable; PayoutRefused where said; BalanceTooLow where money is moved
 */
export interface PayoutProvider {
  readonly name: LedgerProvider;

  /** One per user. */
  ensureRecipient(who: { userId: string; email: string; name: string }): Promise<ProviderRecipient>;
  retrieveRecipient(id: string): Promise<ProviderRecipient>;
  /** A page of the provider's that works once and soon; null where the product has a form of its own. */
  onboardingPage(recipientId: string, back: { done: string; again: string }): Promise<string | null>;
  /** Where somebody of whom nothing is asked any more changes their bank, a page that works once and soon; null as above. */
  accountPage(recipientId: string): Promise<string | null>;

  /** To the person's account at the provider. Its id. @throws PayoutRefused */
  transfer(order: PayoutOrder): Promise<string>;
  /** From there to the bank. @throws PayoutRefused */
  payOut(order: PayoutOrder): Promise<ProviderPayout>;
  retrievePayout(id: string, recipientId: string): Promise<ProviderPayout>;
  /** The transfer comes back from the person's account, where the bank did not take the money. */
  takeBack(order: PayoutOrder & { readonly transferId: string }): Promise<void>;

  /** Nothing of what is held for people may be swept to the company's own bank (rules.md#held-money-stays). */
  enforceManualPayouts(): Promise<void>;
}
