import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

export interface SavedCard {
  readonly id: string;
  readonly last4: string;
}

/**
 * The charged saved card whose bank requires a confirmation. The owner confirms it and does not type it again
 * (rules.md#card-confirmation). Reads it from Stripe with the payment's secret.
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
    // Without an answer, the form still lets the user type another card.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [stripe, clientSecret]);
  return card;
}
