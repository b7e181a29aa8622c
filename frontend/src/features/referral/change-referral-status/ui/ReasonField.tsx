import { useTranslation } from 'react-i18next';
import { REJECTION_REASONS, type RejectionReason } from '#contract/hiring/vocabulary/rejection-reason.ts';
import { SelectField } from '#shared/ui/index.ts';

interface ReasonFieldProps {
  readonly reason: RejectionReason | null;
  readonly onChange: (reason: RejectionReason | null) => void;
}

/** The coded reason that the referrer and the worker may see (rules.md#rejection-reason). */
export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  const { t } = useTranslation(['employer', 'referral']);
  return (
    <SelectField
      optional
      label={t('reject.reason')}
      name="reason"
      value={reason ?? ''}
      onChange={({ target }) => onChange(REJECTION_REASONS.find((known) => known === target.value) ?? null)}
      options={REJECTION_REASONS.map((value) => ({ value, label: t(`referral:reason.${value}`) }))}
    />
  );
}
