import { useTranslation } from 'react-i18next';
import {
  explainDifferenceSchema,
  type BalanceDifference,
} from '#contract/billing/reconciliation/reconciliation.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useExplainDifferenceMutation } from '../../api/money-api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

interface ExplainDialogProps {
  readonly difference: BalanceDifference;
  readonly onClose: () => void;
}

/** Explains why the books disagree, which closes the difference. */
export function ExplainDialog({ difference: { id, difference, about }, onClose }: ExplainDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [explain] = useExplainDifferenceMutation();
  return (
    <ReasonDialog
      schema={explainDifferenceSchema}
      title={t('differences.title', { amount: formatAmount(difference, i18n.language, 'always') })}
      description={t('differences.text', { about })}
      confirmLabel={t('differences.confirm')}
      label={t('differences.reason')}
      help={t('differences.reasonHelp')}
      onSend={(reason) => explain({ id, reason })}
      done={t('differences.explained')}
      failed={t('differences.notExplained')}
      onClose={onClose}
    />
  );
}
