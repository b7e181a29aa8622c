import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChargeLines, usePaymentsConfigQuery } from '#entities/payment/index.ts';
import { formatAmount, lazyCode } from '#shared/lib/index.ts';
import { Button, Callout, Dialog, ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import type { PaymentDue } from '../model/payment-due.ts';
import { usePaymentStart } from '../model/use-payment-start.ts';
import type { CheckoutParts } from './checkout-props.ts';
import { SandboxCheckout } from './SandboxCheckout.tsx';
import { Waiting } from './Waiting.tsx';

/** Loads Stripe's parts only if Stripe processes the payments. */
const StripeCheckout = lazyCode(async () => (await import('./StripeCheckout.tsx')).StripeCheckout);

interface PayDialogProps {
  readonly due: PaymentDue;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

export function PayDialog({ due, onPaid, onClose }: PayDialogProps) {
  const { t, i18n } = useTranslation(['payment', 'common']);
  const { data: config, isError, refetch } = usePaymentsConfigQuery(undefined);
  const start = usePaymentStart(due, onPaid);
  const amount = formatAmount(due.amount, i18n.language, 'always');
  const frame = ({ body, main, busy }: CheckoutParts) => (
    <Dialog
      open
      isStep
      onOpenChange={onClose}
      dismissible={!busy}
      shared={config?.provider === 'stripe'}
      title={t('card.title')}
      description={t('card.lead', { amount })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:action.cancel')}
          </Button>
          {main}
        </>
      }
    >
      <Stack $gap={5}>
        <ChargeLines lines={due.lines} total={due.amount} />
        {body}
      </Stack>
    </Dialog>
  );
  if (isError) {
    return frame({
      body: <ErrorState title={t('card.loadFailed')} onRetry={refetch} />,
      main: null,
      busy: false,
    });
  }
  if (!config) return frame({ body: <Skeleton $height="160px" />, main: null, busy: false });
  if (start.step === 'waiting') return frame({ body: <Waiting show />, main: null, busy: false });
  if (start.step === 'slow') {
    return frame({
      body: <Callout tone="warning">{t('card.slow')}</Callout>,
      main: <Button onClick={start.lookAgain}>{t('card.lookAgain')}</Button>,
      busy: false,
    });
  }
  if (config.provider === 'sandbox') {
    return <SandboxCheckout due={start.due} problem={start.problem} onPaid={onPaid} frame={frame} />;
  }
  const checkout = { due: start.due, problem: start.problem, onPaid, frame };
  return (
    <Suspense fallback={frame({ body: <Skeleton $height="220px" />, main: null, busy: false })}>
      <StripeCheckout publishableKey={config.publishableKey ?? ''} {...checkout} />
    </Suspense>
  );
}
