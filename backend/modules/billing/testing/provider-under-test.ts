import type { PaymentProvider } from '../application/provider/payment-provider.ts';

export type TestCard = 'succeeds' | 'declines' | 'authenticates';
/** What a bank makes of a debit. */
export type TestBank = 'pays' | 'fails' | 'returns';

/** What the suite needs done at the provider by others: a person with a card, and the provider's own webhooks. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  saveCard(customerId: string, card: TestCard): Promise<string>;
  payByHand(paymentIntentId: string): Promise<void>;
  debit(paymentIntentId: string, bank: TestBank): Promise<void>;
  /** Days go by, until every bank has answered, or acted again. */
  daysLater(): Promise<void>;
  /** The dispute about a payment, where there is one. */
  disputeOf(paymentIntentId: string): Promise<string | null>;
  /** Its owner asks the bank for the money back; the id of the dispute. */
  dispute(paymentIntentId: string): Promise<string>;
  decideDispute(id: string, outcome: 'won' | 'lost'): Promise<void>;
  /** The setup is confirmed with a good card. */
  finishSetup(setupIntentId: string): Promise<void>;
  /** It is confirmed with a bank account. */
  saveAccount(setupIntentId: string, account: 'pays' | 'verifiesLater'): Promise<void>;
  /** Something happened, and no webhook tells of it. */
  happen(type: string, objectId: string): Promise<void>;
  webhook(objectId: string, type: string): { raw: Uint8Array; signature: string };
  /** A user who exists where the provider wants one. */
  user(): Promise<string>;
  /** The provider acts on the next question, and its answer is lost however often the adapter asks by itself. */
  loseAnswer(): void;
  now(): Date;
  stop(): Promise<void>;
}
