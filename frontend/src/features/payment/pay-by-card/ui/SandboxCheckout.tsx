import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Skeleton } from '#shared/ui/index.ts';
import { useSandboxPaymentQuery } from '../api/pay-by-card-api.ts';
import { usePaymentWatch } from '../model/use-payment-watch.ts';
import { useSandboxPayment } from '../model/use-sandbox-payment.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { SandboxForm, useBusy } from './SandboxForm.tsx';
import { SavedCardStep } from './SavedCardStep.tsx';

/** A payment through the embedded provider. */
export function SandboxCheckout({ due, problem, onPaid, frame }: CheckoutProps) {
  const { t, i18n } = useTranslation('payment');
  const watch = usePaymentWatch(due);
  const id = due.paymentIntentId ?? '';
  const { data: asked, isLoading } = useSandboxPaymentQuery(id);
  const [isTyped, setTyped] = useState(false);
  const { isBusy, whileBusy } = useBusy();
  const payment = useSandboxPayment({
    id,
    clientSecret: due.clientSecret ?? '',
    problem,
    // Waits only for success, because the status may still show an earlier failure.
    isDone: async () => (await watch(({ status }) => status === 'succeeded')) !== null,
    onDone: onPaid,
  });
  const amount = formatAmount(due.amount, i18n.language, 'always');
  if (isLoading) return frame({ body: <Skeleton $height="220px" />, main: null, busy: false });
  const { step } = payment;
  if (asked?.savedCard && !isTyped && (step === 'card' || step === 'waiting')) {
    const working = isBusy || step === 'waiting';
    return frame({
      body: (
        <SavedCardStep
          last4={asked.savedCard.last4}
          amount={amount}
          problem={payment.problem}
          isWaiting={step === 'waiting'}
          isBusy={working}
          onOther={() => setTyped(true)}
        />
      ),
      main: (
        <Button
          variant="primary"
          loading={working}
          loadingText={t('card.paying')}
          onClick={() => whileBusy(payment.confirmSavedCard())}
        >
          {t('card.confirm')}
        </Button>
      ),
      busy: working,
    });
  }
  const words = {
    action: t('card.pay', { amount }),
    bank: t('card.confirmText', { amount }),
    slow: t('card.slow'),
  };
  return <SandboxForm payment={payment} words={words} isPayment frame={frame} />;
}
