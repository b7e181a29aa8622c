import { useTranslation } from 'react-i18next';
import type { PaymentRecord } from '#entities/payment/index.ts';
import { Button } from '#shared/ui/index.ts';
import type { PayAgain } from '../model/use-pay-again.ts';

interface PayAgainButtonProps {
  readonly payment: PaymentRecord;
  readonly payAgain: PayAgain;
}

/**
 * Pays again after a bank returned the payment (rules.md#returned-debits). Every other payment is made where
 * the item is bought.
 */
export function PayAgainButton({ payment, payAgain }: PayAgainButtonProps) {
  const { t } = useTranslation('employer');
  if (!payment.actions.includes('pay_again')) return '–';
  return (
    <Button variant="primary" onClick={() => payAgain(payment)}>
      {t('billing.payAgain')}
    </Button>
  );
}
