import { useTranslation } from 'react-i18next';
import type { AdminPayment } from '#contract/admin/payments.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';

const TONES: Readonly<Record<AdminPayment['status'], Tone>> = {
  requires_payment: 'warning',
  processing: 'info',
  succeeded: 'success',
  failed: 'danger',
  canceled: 'neutral',
};

export function PaymentStatusBadge({ status }: { readonly status: AdminPayment['status'] }) {
  const { t } = useTranslation('admin');
  return <StatusBadge tone={TONES[status]}>{t(`payments.state.${status}`)}</StatusBadge>;
}
