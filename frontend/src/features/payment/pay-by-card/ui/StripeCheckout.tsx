import type { CheckoutProps } from './checkout-props.ts';
import { StripeFields } from './StripeFields.tsx';
import { StripeForm } from './StripeForm.tsx';

interface StripeCheckoutProps extends CheckoutProps {
  readonly publishableKey: string;
}

/** A payment through Stripe. */
export function StripeCheckout({ publishableKey, ...checkout }: StripeCheckoutProps) {
  const { due, frame } = checkout;
  return (
    <StripeFields publishableKey={publishableKey} clientSecret={due.clientSecret ?? ''} frame={frame}>
      <StripeForm {...checkout} />
    </StripeFields>
  );
}
