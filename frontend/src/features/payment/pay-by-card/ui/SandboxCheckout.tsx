import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { usePaymentWatch } from '../model/use-payment-watch.ts';
import { useSandboxPayment } from '../model/use-sandbox-payment.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { SandboxForm } from './SandboxForm.tsx';

/** A payment through the embedded provider. */
export function SandboxCheckout({ due, problem, onPaid, frame }: CheckoutProps) {
  const { t, i18n } = useTranslation('payment');
  const watch = usePaymentWatch(due);
  const payment = useSandboxPayment({
    id: due.paymentIntentId ?? '',
    clientSecret: due.clientSecret ?? '',
    problem,
    // The form was told that this try has gone through: that an earlier one failed may still stand there.
    isDone: async () => (await watch(({ status }) => status === 'succeeded')) !== null,
    onDone: onPaid,
  });
  const amount = formatAmount(due.amount, i18n.language, 'always');
  const words = {
    action: t('card.pay', { amount }),
    bank: t('card.confirmText', { amount }),
    slow: t('card.slow'),
  };
  return <SandboxForm payment={payment} words={words} frame={frame} />;
}
