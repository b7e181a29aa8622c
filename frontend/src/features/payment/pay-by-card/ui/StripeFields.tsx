import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createGlobalStyle } from 'styled-components';
import { ErrorState, Skeleton } from '#shared/ui/index.ts';
import { loadStripe } from '../model/load-stripe.ts';
import { stripeAppearance } from '../model/stripe-appearance.ts';
import type { CheckoutProps } from './checkout-props.ts';

interface StripeFieldsProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly frame: CheckoutProps['frame'];
  /** Rendered within the provider's script and fields. */
  readonly children: ReactNode;
}

type Loading = { readonly stripe: Stripe | null; readonly isFailed: boolean };

/** Stripe's own fields, in frames of its site. Their input never reaches our code. */
export function StripeFields({ publishableKey, clientSecret, frame, children }: StripeFieldsProps) {
  const { t, i18n } = useTranslation('payment');
  const [{ stripe, isFailed }, setLoading] = useState<Loading>({ stripe: null, isFailed: false });
  const load = useCallback(
    () =>
      loadStripe(publishableKey).then(
        (loaded) => setLoading({ stripe: loaded, isFailed: loaded === null }),
        () => setLoading({ stripe: null, isFailed: true }),
      ),
    [publishableKey],
  );
  useEffect(() => void load(), [load]);
  const [appearance] = useState(stripeAppearance);
  if (isFailed) {
    const body = <ErrorState title={t('card.loadFailed')} onRetry={() => void load()} />;
    return frame({ body, main: null, busy: false });
  }
  if (!stripe) return frame({ body: <Skeleton $height="220px" />, main: null, busy: false });
  const locale = i18n.language === 'es' ? 'es' : 'en';
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, locale }}>
      <ReachableFrames />
      {children}
    </Elements>
  );
}

/** The dialog blocks clicks outside it, but the bank's question must receive them. */
const ReachableFrames = createGlobalStyle`
  iframe[name^='__privateStripe'] {
    pointer-events: auto;
  }
`;
