import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutProps } from '../ui/checkout-props.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

export interface StripePayment {
  readonly stage: 'card' | 'waiting' | 'slow' | 'bank';
  readonly problem: string | null;
  readonly pay: (saveCard: boolean) => Promise<void>;
  readonly lookAgain: () => Promise<void>;
}

type Paid = Pick<CheckoutProps, 'due' | 'problem' | 'onPaid'>;

/** From the provider's form to its decision; 3-D Secure opens above the dialog and comes back with its outcome. */
export function useStripePayment({ due, problem: earlier, onPaid }: Paid): StripePayment {
  const { t } = useTranslation('payment');
  const [stripe, elements] = [useStripe(), useElements()];
  const watch = usePaymentWatch(due);
  const [stage, setStage] = useState<StripePayment['stage']>('card');
  const [problem, setProblem] = useState(earlier);

  const lookAgain = async (): Promise<void> => {
    setStage('waiting');
    if (await watch(({ status }) => status === 'succeeded')) onPaid();
    else setStage('slow');
  };
  const pay = async (saveCard: boolean): Promise<void> => {
    if (!stripe || !elements) return;
    setProblem(null);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: window.location.href,
        ...(saveCard && { setup_future_usage: 'off_session' }),
      },
    });
    const status = paymentIntent?.status ?? error?.payment_intent?.status;
    if (status === 'succeeded') await lookAgain();
    else if (status === 'processing') setStage('bank');
    // What is wrong in a field is said there, by the provider's own form.
    else if (error?.type !== 'validation_error') setProblem(error?.message ?? t('card.failedText'));
  };
  return { stage, problem, pay, lookAgain };
}
