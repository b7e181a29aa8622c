export type CardBehaviour = 'succeeds' | 'declines' | 'authenticates';

export interface TypedCard {
  readonly cardNumber: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Stripe's test cards (decision 48). */
const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000002500003155': 'authenticates',
};

export const DECLINED = 'Your card was declined.';
const EXPIRED = 'Your card has expired.';

/** A number that is none of the test cards is declined: the sandbox takes no real card. */
export function behaviourOf({ cardNumber }: TypedCard): CardBehaviour {
  return BEHAVIOURS[cardNumber] ?? 'declines';
}

/** Why the card is refused, or null. A card is good until its month ends. */
export function refusalOf(card: TypedCard, now: Date): string | null {
  if (now.getTime() >= Date.UTC(card.expYear, card.expMonth)) return EXPIRED;
  return behaviourOf(card) === 'declines' ? DECLINED : null;
}
