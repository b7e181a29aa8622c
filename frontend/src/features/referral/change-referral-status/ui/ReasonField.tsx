import { useTranslation } from 'react-i18next';
import { EMPLOYER_REASONS, type EmployerReason } from '#contract/hiring/vocabulary/rejection-reason.ts';
import { SelectField } from '#shared/ui/index.ts';

interface ReasonFieldProps {
  readonly reason: EmployerReason | null;
  readonly onChange: (reason: EmployerReason | null) => void;
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
      onChange={({ target }) => onChange(EMPLOYER_REASONS.find((known) => known === target.value) ?? null)}
      options={EMPLOYER_REASONS.map((value) => ({ value, label: t(`referral:reason.${value}`) }))}
    />
  );
}
