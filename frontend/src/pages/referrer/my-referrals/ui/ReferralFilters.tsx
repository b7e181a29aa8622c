import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { REFERRAL_STATUSES } from '#entities/referral/index.ts';
import { SelectField, TextField } from '#shared/ui/index.ts';
import type { TrackerFilter } from '../model/tracker.ts';

interface ReferralFiltersProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly filter: TrackerFilter;
  readonly onFilter: (filter: TrackerFilter) => void;
  readonly shown: number;
}

export function ReferralFilters({ words, onWords, filter, onFilter, shown }: ReferralFiltersProps) {
  const { t } = useTranslation(['my-referrals', 'referral']);
  return (
    <Row role="search" aria-label={t('filter.label')}>
      <TextField
        label={t('filter.words')}
        type="search"
        placeholder={t('filter.wordsHint')}
        optional
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <SelectField
        label={t('filter.status')}
        placeholder={false}
        optional
        value={filter}
        options={[
          { value: 'all', label: t('filter.all') },
          ...REFERRAL_STATUSES.map((value) => ({ value, label: t(`referral:status.${value}`) })),
        ]}
        onChange={({ target }) =>
          onFilter(REFERRAL_STATUSES.find((value) => value === target.value) ?? 'all')
        }
      />
      <Count role="status">{t('filter.count', { count: shown })}</Count>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: var(--space-3) var(--space-4);
  @media (min-width: 720px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  }
  /* Hides "optional", because every filter is. */
  label span {
    display: none;
  }
`;

const Count = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
  @media (min-width: 720px) {
    min-width: 11ch;
    padding-bottom: 13px;
  }
`;
