import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import { goodPayOf, type IndustryChoice } from '../model/industries.ts';
import { Chip, Row } from './FilterRow.tsx';

/** What a job has to offer; both are parameters of the list (`minBonus`, `minPay`). */
export interface PerkFilter {
  readonly highBonus: boolean;
  readonly goodPay: boolean;
}

interface PerkFiltersProps {
  readonly filter: PerkFilter;
  readonly industry: IndustryChoice;
  readonly onChange: (filter: PerkFilter) => void;
}

export function PerkFilters({ filter, industry, onChange }: PerkFiltersProps) {
  const { t, i18n } = useTranslation('jobs');
  const { highBonus, goodPay } = filter;
  return (
    <Row role="group" aria-label={t('offer.label')}>
      <Chip
        type="button"
        aria-pressed={highBonus}
        onClick={() => onChange({ goodPay, highBonus: !highBonus })}
      >
        {t('flag.highBonus')}
      </Chip>
      <Chip type="button" aria-pressed={goodPay} onClick={() => onChange({ highBonus, goodPay: !goodPay })}>
        {t('offer.goodPay', { amount: formatAmount(goodPayOf(industry), i18n.language) })}
      </Chip>
    </Row>
  );
}
