import { useTranslation } from 'react-i18next';
import type { RejectionReason } from '#contract/hiring/referral-status.ts';
import { SelectField } from '#shared/ui/index.ts';

const REASONS = [
  'not_available',
  'missing_certification',
  'experience',
  'pay_expectation',
  'position_filled',
  'no_response',
  'other',
] as const satisfies readonly RejectionReason[];

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
      onChange={({ target }) => onChange(REASONS.find((known) => known === target.value) ?? null)}
      options={REASONS.map((value) => ({ value, label: t(`referral:reason.${value}`) }))}
    />
  );
}
