import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceDifference } from '#contract/billing/reconciliation/reconciliation.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog, TextArea } from '#shared/ui/index.ts';
import { useExplainDifferenceMutation } from '../../api/money-api.ts';

interface ExplainDialogProps {
  readonly difference: BalanceDifference;
  readonly onClose: () => void;
}

const SHORTEST_REASON = 5;
const MOST_REASON = 500;

/** Explains why the books disagree, which closes the difference. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [explain] = useExplainDifferenceMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST_REASON;
  const amount = formatAmount(difference.difference, i18n.language, 'always');
  const send = async (): Promise<void> => {
    setTried(true);
    if (isShort) throw new Error('An explanation needs a reason');
    const { error } = await explain({ id: difference.id, reason: reason.trim() });
    if (error) {
      showFailure(error, t('differences.notExplained'));
      throw new Error('The difference was not explained');
    }
    showToast({ title: t('differences.explained'), variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('differences.title', { amount })}
      description={t('differences.text', { about: difference.about })}
      confirmLabel={t('differences.confirm')}
      onConfirm={send}
    >
      <TextArea
        name="reason"
        label={t('differences.reason')}
        help={t('differences.reasonHelp')}
        rows={3}
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isShort ? translateMessage('Please say why, in at least five letters') : undefined}
      />
    </ConfirmDialog>
  );
}
