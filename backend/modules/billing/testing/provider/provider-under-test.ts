import type { PaymentProvider } from '../../application/provider/payment-provider.ts';

export type TestCard = 'succeeds' | 'declines' | 'authenticates';
/** A bank's answer to a debit. */
export type TestBank = 'pays' | 'fails' | 'returns';

/**
 * The actions that other parties take at the provider: a person with a card, and the provider's own webhooks.
 */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  saveCard(customerId: string, card: TestCard): Promise<string>;
  payByHand(paymentIntentId: string): Promise<void>;
  debit(paymentIntentId: string, bank: TestBank): Promise<void>;
  /** Days pass, until every bank has answered, or acted again. */
  daysLater(): Promise<void>;
  /** The dispute about a payment, if there is one. */
  disputeOf(paymentIntentId: string): Promise<string | null>;
  /** Its owner disputes the charge; returns the dispute's ID. */
  dispute(paymentIntentId: string): Promise<string>;
  decideDispute(id: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Confirms the setup with a valid card. */
  finishSetup(setupIntentId: string): Promise<void>;
  /** Confirms the setup with a bank account. */
  saveAccount(setupIntentId: string, account: 'pays' | 'verifiesLater'): Promise<void>;
  /** Creates an event without a webhook. */
  happen(type: string, objectId: string): Promise<void>;
  webhook(objectId: string, type: string): { raw: Uint8Array; signature: string };
  /** A user who exists if the provider needs one. */
  user(): Promise<string>;
  /** Makes the provider act on the next request and lose all its answers, including automatic retries. */
  loseAnswer(): void;
  now(): Date;
  stop(): Promise<void>;
}
