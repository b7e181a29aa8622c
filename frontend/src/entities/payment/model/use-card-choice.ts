import { useState } from 'react';
import type { SavedCard } from '#contract/billing/cards/payment-method.ts';
import { useCardsQuery } from '../api/payment-api.ts';

/** The saved card, or another card for this payment (rules.md#saved-card). */
export interface CardChoice {
  /** Null if none is saved: the card is requested then. */
  readonly card: SavedCard | null;
  readonly isOther: boolean;
  readonly chooseOther: (isOther: boolean) => void;
  /** The saved card is charged as soon as the button is pressed. */
  readonly isCharged: boolean;
}

export function useCardChoice(): CardChoice {
  const { data: cards = [] } = useCardsQuery(undefined);
  const [isOther, chooseOther] = useState(false);
  const card = cards.find(({ isDefault, isVerified }) => isDefault && isVerified) ?? null;
  return { card, isOther, chooseOther, isCharged: card !== null && !isOther };
}
