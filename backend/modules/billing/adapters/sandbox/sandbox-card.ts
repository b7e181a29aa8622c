import { CARD_DECLINED, SANDBOX_CARDS } from '../../contract/index.ts';

export type CardBehavior = 'succeeds' | 'declines' | 'authenticates';

export interface TypedCard {
  readonly cardNumber: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const EXPIRED = 'Your card has expired.';

/** A number that is none of Stripe's test cards (rules.md#test-cards) is declined: the sandbox takes no real card. */
export function behaviorOf({ cardNumber }: TypedCard): CardBehavior {
  if (cardNumber === SANDBOX_CARDS.succeeds) return 'succeeds';
  return cardNumber === SANDBOX_CARDS.authenticates ? 'authenticates' : 'declines';
}

/** Why the card is refused, or null. A card is good until its month ends. */
export function refusalOf(card: TypedCard, now: Date): string | null {
  if (now.getTime() >= Date.UTC(card.expYear, card.expMonth)) return EXPIRED;
  return behaviorOf(card) === 'declines' ? CARD_DECLINED : null;
}
