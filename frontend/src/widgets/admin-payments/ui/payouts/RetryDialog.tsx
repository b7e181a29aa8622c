import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminWithdrawal } from '#contract/admin/money.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useRetryWithdrawalMutation } from '../../api/admin-payments-api.ts';

interface RetryDialogProps {
  readonly withdrawal: AdminWithdrawal;
  readonly name: string;
  readonly onClose: () => void;
}

/** Retries a payout that no bank has refused (rules.md#retried-withdrawals). */
export function RetryDialog({ withdrawal: { id, amount }, name, onClose }: RetryDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [retry] = useRetryWithdrawalMutation();
  const key = useRef(crypto.randomUUID());
  const confirm = async (): Promise<void> => {
    const { error } = await retry({ id, idempotencyKey: key.current });
    if (error) throw shownFailure(error, t('payouts.notRetried'));
    showToast({ title: t('payouts.retried'), variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payouts.retryTitle')}
      description={t('payouts.retryText', { name, amount: formatAmount(amount, i18n.language, 'always') })}
      confirmLabel={t('payouts.retry')}
      onConfirm={confirm}
    />
  );
}
