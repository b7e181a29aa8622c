import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

export interface SavedCard {
  readonly id: string;
  readonly last4: string;
}

/**
 * The saved card that was charged and whose bank wants to hear from its owner first: it is confirmed, not typed again
 * (rules.md#card-confirmation). Stripe says so to whoever has the payment's secret.
 */
export function useSavedCard(stripe: Stripe | null, clientSecret: string): SavedCard | null {
  const [card, setCard] = useState<SavedCard | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const answer = await stripe?.retrievePaymentIntent(clientSecret);
      const error = answer?.paymentIntent?.last_payment_error;
      const method = error?.code === 'authentication_required' ? error.payment_method : undefined;
      if (!isGone && method) setCard({ id: method.id, last4: method.card?.last4 ?? '' });
    };
    // Without an answer the form is there all the same: another card can be typed.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [stripe, clientSecret]);
  return card;
}
