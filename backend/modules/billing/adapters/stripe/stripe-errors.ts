import Stripe from 'stripe';

/** Invalid settings also count: the charge remains, and its job retries after they are fixed. */
export function isOutage(error: unknown): boolean {
  const { errors } = Stripe;
  return [
    errors.StripeConnectionError,
    errors.StripeAPIError,
    errors.StripeRateLimitError,
    errors.StripeAuthenticationError,
    errors.StripePermissionError,
  ].some((kind) => error instanceof kind);
}

/** A declined card is an answer: the intent exists and another card may follow. */
export function declinedIntent(error: unknown): Stripe.PaymentIntent {
  const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
  if (!intent) throw error;
  return intent;
}

export function isStripeError(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
