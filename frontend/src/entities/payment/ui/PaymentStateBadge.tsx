import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';
import { paymentState, type PaymentState, type StatedPayment } from '../model/payment-state.ts';

const TONES: Readonly<Record<PaymentState, Tone>> = {
  requires_payment: 'warning',
  processing: 'info',
  succeeded: 'success',
  partly_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'danger',
  canceled: 'neutral',
};

/** Employers and admins read the same words. */
export function PaymentStateBadge({ payment }: { readonly payment: StatedPayment }) {
  const { t } = useTranslation('payment');
  const state = paymentState(payment);
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
