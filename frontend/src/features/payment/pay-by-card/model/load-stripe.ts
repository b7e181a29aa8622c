import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as load } from '@stripe/stripe-js/pure';

let loaded: { readonly key: string; readonly stripe: Promise<Stripe | null> } | null = null;

/** Loads the provider's script with the first payment. Retries after a failure. */
export function loadStripe(key: string): Promise<Stripe | null> {
  if (loaded?.key === key) return loaded.stripe;
  const stripe = load(key);
  loaded = { key, stripe };
  stripe.catch(() => {
    loaded = null;
  });
  return stripe;
}
