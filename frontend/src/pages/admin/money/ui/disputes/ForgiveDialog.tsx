import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgiveReturnSchema, type AdminDispute } from '#contract/billing/disputes/dispute.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog, TextArea } from '#shared/ui/index.ts';
import { useForgiveReturnMutation } from '../../api/money-api.ts';

interface ForgiveDialogProps {
  readonly dispute: AdminDispute;
  readonly onClose: () => void;
}

const MOST_REASON = 500;

/** Stops requesting payment for a debit that the bank returned (rules.md#forgiven-returns). */
export function ForgiveDialog({ dispute, onClose }: ForgiveDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [forgive] = useForgiveReturnMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { employer, owed } = dispute;
  const name = `${employer.firstName} ${employer.lastName}`;
  const amount = formatAmount(owed ?? dispute.amount, i18n.language, 'always');
  const wrong = forgiveReturnSchema.safeParse({ reason }).error?.issues[0]?.message;
  const send = async (): Promise<void> => {
    setTried(true);
    if (wrong) throw new Error('Forgiving needs a reason');
    const { error } = await forgive({ id: dispute.id, reason: reason.trim() });
    if (error) {
      showFailure(error, t('forgive.failed'));
      throw new Error('The payment is owed as before');
    }
    showToast({ title: t('forgive.done'), variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('forgive.title', { amount })}
      description={t('forgive.text', { name, amount })}
      confirmLabel={t('forgive.confirm')}
      onConfirm={send}
    >
      <TextArea
        name="reason"
        label={t('forgive.reason')}
        help={t('forgive.reasonHelp')}
        rows={3}
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && wrong ? translateMessage(wrong) : undefined}
      />
    </ConfirmDialog>
  );
}
