import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { goodPayOf, type IndustryChoice } from '../model/industries.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterRow } from './FilterRow.tsx';

/** Minimum bonus and pay; both are parameters of the list (`minBonus`, `minPay`). */
export interface PayFilter {
  readonly highBonus: boolean;
  readonly goodPay: boolean;
}

interface PayFiltersProps {
  readonly filter: PayFilter;
  readonly industry: IndustryChoice;
  readonly onChange: (filter: PayFilter) => void;
}

export function PayFilters({ filter, industry, onChange }: PayFiltersProps) {
  const { t, i18n } = useTranslation('jobs');
  const { highBonus, goodPay } = filter;
  return (
    <FilterRow role="group" aria-label={t('payFilter.label')}>
      <FilterChip
        type="button"
        aria-pressed={highBonus}
        onClick={() => onChange({ goodPay, highBonus: !highBonus })}
      >
        {t('flag.highBonus')}
      </FilterChip>
      <FilterChip
        type="button"
        aria-pressed={goodPay}
        onClick={() => onChange({ highBonus, goodPay: !goodPay })}
      >
        {t('payFilter.goodPay', { amount: formatAmount(goodPayOf(industry), i18n.language) })}
      </FilterChip>
    </FilterRow>
  );
}
