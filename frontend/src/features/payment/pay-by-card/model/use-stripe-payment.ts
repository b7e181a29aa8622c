import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutProps } from '../ui/checkout-props.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import { useSavedCard, type SavedCard } from './use-saved-card.ts';

export interface StripePayment {
  readonly step: 'card' | 'waiting' | 'slow' | 'bank';
  readonly problem: string | null;
  /** A saved card that waits for its owner's confirmation; null if the user types a card. */
  readonly savedCard: SavedCard | null;
  readonly confirmSavedCard: () => Promise<void>;
  readonly typeAnother: () => void;
  readonly pay: (saveCard: boolean) => Promise<void>;
  readonly lookAgain: () => Promise<void>;
}

type Paid = Pick<CheckoutProps, 'due' | 'problem' | 'onPaid'>;

/** Pays with the provider's form and waits for its decision. 3-D Secure opens above the dialog. */
export function useStripePayment({ due, problem: earlier, onPaid }: Paid): StripePayment {
  const { t } = useTranslation('payment');
  const [stripe, elements] = [useStripe(), useElements()];
  const watch = usePaymentWatch(due);
  const [step, setStep] = useState<StripePayment['step']>('card');
  const [problem, setProblem] = useState(earlier);
  const clientSecret = due.clientSecret ?? '';
  const asked = useSavedCard(stripe, clientSecret);
  const [isTyped, setTyped] = useState(false);
  const savedCard = isTyped ? null : asked;

  const lookAgain = async (): Promise<void> => {
    setStep('waiting');
    if (await watch(({ status }) => status === 'succeeded')) onPaid();
    else setStep('slow');
  };
  const hear = async ({ error, paymentIntent }: PaymentIntentResult): Promise<void> => {
    const status = paymentIntent?.status ?? error?.payment_intent?.status;
    if (status === 'succeeded') await lookAgain();
    else if (status === 'processing') setStep('bank');
    // The provider's own form shows a field's error at the field.
    else if (error?.type !== 'validation_error') setProblem(error?.message ?? t('card.failedText'));
  };
  const pay = async (saveCard: boolean): Promise<void> => {
    if (!stripe || !elements) return;
    setProblem(null);
    const confirmParams = {
      return_url: window.location.href,
      ...(saveCard && { setup_future_usage: 'off_session' as const }),
    };
    await hear(await stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams }));
  };
  const confirmSavedCard = async (): Promise<void> => {
    if (!stripe || !savedCard) return;
    setProblem(null);
    const confirmParams = { return_url: window.location.href, payment_method: savedCard.id };
    await hear(await stripe.confirmPayment({ clientSecret, redirect: 'if_required', confirmParams }));
  };
  return {
    step,
    problem,
    savedCard,
    confirmSavedCard,
    typeAnother: () => setTyped(true),
    pay,
    lookAgain,
  };
}
