import { useTranslation } from 'react-i18next';
import { forgiveReturnSchema, type AdminDispute } from '#contract/billing/disputes/dispute.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useForgiveReturnMutation } from '../../api/money-api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

interface ForgiveDialogProps {
  readonly dispute: AdminDispute;
  readonly onClose: () => void;
}

/** Stops requesting payment for a debit that the bank returned (rules.md#forgiven-returns). */
export function ForgiveDialog({ dispute, onClose }: ForgiveDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [forgive] = useForgiveReturnMutation();
  const { id, employer, owed } = dispute;
  const name = `${employer.firstName} ${employer.lastName}`;
  const amount = formatAmount(owed ?? dispute.amount, i18n.language, 'always');
  return (
    <ReasonDialog
      schema={forgiveReturnSchema}
      title={t('forgive.title', { amount })}
      description={t('forgive.text', { name, amount })}
      confirmLabel={t('forgive.confirm')}
      label={t('forgive.reason')}
      help={t('forgive.reasonHelp')}
      onSend={(reason) => forgive({ id, reason })}
      done={t('forgive.done')}
      failed={t('forgive.failed')}
      onClose={onClose}
    />
  );
}
