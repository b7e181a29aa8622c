import { CARD_DECLINED, SANDBOX_CARDS } from '../../contract/index.ts';

export type CardBehavior =
  'succeeds' | 'declines' | 'authenticates' | 'disputes' | 'fails_when_charged' | 'refund_fails';

export interface TypedCard {
  readonly cardNumber: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const EXPIRED = 'Your card has expired.';

const BEHAVIORS: Readonly<Record<string, CardBehavior>> = {
  [SANDBOX_CARDS.succeeds]: 'succeeds',
  [SANDBOX_CARDS.authenticates]: 'authenticates',
  [SANDBOX_CARDS.disputes]: 'disputes',
  [SANDBOX_CARDS.failsWhenCharged]: 'fails_when_charged',
  [SANDBOX_CARDS.refundFails]: 'refund_fails',
};

/** A number that is none of Stripe's test cards (rules.md#test-cards) is declined: the sandbox takes no real card. */
export function behaviorOf({ cardNumber }: TypedCard): CardBehavior {
  return BEHAVIORS[cardNumber] ?? 'declines';
}

/** Why the card is not saved, or null. A card is good until its month ends. */
export function setupRefusalOf(card: TypedCard, now: Date): string | null {
  if (now.getTime() >= Date.UTC(card.expYear, card.expMonth)) return EXPIRED;
  return behaviorOf(card) === 'declines' ? CARD_DECLINED : null;
}

/** Why a payment with it is refused, or null. */
export function refusalOf(card: TypedCard, now: Date): string | null {
  const refusal = setupRefusalOf(card, now);
  return behaviorOf(card) === 'fails_when_charged' ? (refusal ?? CARD_DECLINED) : refusal;
}
