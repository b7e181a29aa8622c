import { CARD_DECLINED, SANDBOX_BANK, SANDBOX_CARDS } from '#contract/billing/index.ts';

export type CardBehavior =
  | 'succeeds'
  | 'declines'
  | 'authenticates'
  | 'disputes'
  | 'fails_when_charged'
  | 'refund_fails';

/** A bank's answer to a debit, after days. */
export type BankBehavior = 'bank_pays' | 'bank_fails' | 'bank_returns';

export interface TypedCard {
  readonly cardNumber: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const EXPIRED = 'Your card has expired.';

const BEHAVIORS: Readonly<Record<string, CardBehavior>> = {
  [SANDBOX_CARDS.succeeds]: 'succeeds',
  [SANDBOX_CARDS.succeedsAtOnce]: 'succeeds',
  [SANDBOX_CARDS.authenticates]: 'authenticates',
  [SANDBOX_CARDS.authenticatesAlways]: 'authenticates',
  [SANDBOX_CARDS.disputes]: 'disputes',
  [SANDBOX_CARDS.failsWhenCharged]: 'fails_when_charged',
  [SANDBOX_CARDS.refundFails]: 'refund_fails',
};

/**
 * A number that is not one of Stripe's test cards (rules.md#test-cards) is declined: the sandbox takes no
 * real card.
 */
export function behaviorOf({ cardNumber }: TypedCard): CardBehavior {
  return BEHAVIORS[cardNumber] ?? 'declines';
}

const BANKS: Readonly<Record<string, BankBehavior>> = {
  [SANDBOX_BANK.pays]: 'bank_pays',
  [SANDBOX_BANK.fails]: 'bank_fails',
  [SANDBOX_BANK.returns]: 'bank_returns',
  [SANDBOX_BANK.verifiesLater]: 'bank_pays',
};

/** Null for an account that is not one of Stripe's test accounts. */
export function bankBehaviorOf(account: {
  readonly routingNumber: string;
  readonly accountNumber: string;
}): BankBehavior | null {
  if (account.routingNumber !== SANDBOX_BANK.routingNumber) return null;
  return BANKS[account.accountNumber] ?? null;
}

/** Calendar days until a bank has answered a debit: four business days at most. */
export const HOURS_OF_A_DEBIT = 4 * 24;

export function isBank(behavior: CardBehavior | BankBehavior): behavior is BankBehavior {
  return Object.values(BANKS).some((one) => one === behavior);
}

/** Whether a saved one pays without its owner's confirmation. */
export function paysAlone(behavior: CardBehavior | BankBehavior): boolean {
  return behavior === 'succeeds' || behavior === 'refund_fails' || behavior === 'disputes';
}

/** The reason why the card is not saved, or null. A card is valid until its month ends. */
export function setupRefusalOf(card: TypedCard, now: Date): string | null {
  if (now.getTime() >= Date.UTC(card.expYear, card.expMonth)) return EXPIRED;
  return behaviorOf(card) === 'declines' ? CARD_DECLINED : null;
}

/** The reason why a payment with it is refused, or null. */
export function refusalOf(card: TypedCard, now: Date): string | null {
  const refusal = setupRefusalOf(card, now);
  return behaviorOf(card) === 'fails_when_charged' ? (refusal ?? CARD_DECLINED) : refusal;
}
