import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Callout, Skeleton, Stack } from '#shared/ui/index.ts';
import type { SavedCard } from '#entities/payment/index.ts';
import type { CardSetup } from '../api/pay-by-card-api.ts';
import { useCardWatch } from '../model/use-card-watch.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { StripeFields } from './StripeFields.tsx';
import { Waiting } from './Waiting.tsx';

interface SetupFormProps {
  readonly known: readonly string[];
  readonly onSaved: (card: SavedCard) => void;
  readonly frame: CheckoutProps['frame'];
}

interface StripeSetupProps extends SetupFormProps {
  readonly setup: CardSetup;
  readonly publishableKey: string;
}

/** Saves a card or a bank account with Stripe. */
export function StripeSetup({ setup, publishableKey, ...form }: StripeSetupProps) {
  return (
    <StripeFields publishableKey={publishableKey} clientSecret={setup.clientSecret} frame={form.frame}>
      <SetupForm {...form} />
    </StripeFields>
  );
}

function SetupForm({ known, onSaved, frame }: SetupFormProps) {
  const { t } = useTranslation('payment');
  const [isReady, setReady] = useState(false);
  const { step, problem, save, lookAgain } = useStripeSetup(known, onSaved);
  if (step === 'slow') {
    const body = <Callout tone="warning">{t('setup.slow')}</Callout>;
    const main = <Button onClick={lookAgain}>{t('card.lookAgain')}</Button>;
    return frame({ body, main, busy: false });
  }
  const working = step === 'waiting';
  return frame({
    body: (
      <Stack $gap={5}>
        <PaymentProblem>{problem}</PaymentProblem>
        {!isReady && <Skeleton $height="220px" />}
        <PaymentElement onReady={() => setReady(true)} />
        <Waiting show={working} />
      </Stack>
    ),
    main: (
      <Button variant="primary" disabled={!isReady} loading={working} onClick={save}>
        {t('setup.save')}
      </Button>
    ),
    busy: working,
  });
}

function useStripeSetup(known: readonly string[], onSaved: SetupFormProps['onSaved']) {
  const { t } = useTranslation('payment');
  const [stripe, elements] = [useStripe(), useElements()];
  const watch = useCardWatch(known);
  const [step, setStep] = useState<'card' | 'waiting' | 'slow'>('card');
  const [problem, setProblem] = useState<string | null>(null);
  const lookAgain = async (): Promise<void> => {
    setStep('waiting');
    const card = await watch();
    if (card) onSaved(card);
    else setStep('slow');
  };
  const save = async (): Promise<void> => {
    if (!stripe || !elements) return;
    setProblem(null);
    setStep('waiting');
    const confirmParams = { return_url: window.location.href };
    const { error } = await stripe.confirmSetup({ elements, redirect: 'if_required', confirmParams });
    if (!error) return lookAgain();
    setStep('card');
    // The provider's own form shows a field's error at the field.
    if (error.type !== 'validation_error') setProblem(error.message ?? t('card.failedText'));
  };
  return { step, problem, save, lookAgain };
}
