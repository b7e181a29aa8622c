import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBoardIndustriesQuery } from '#entities/board/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { SegmentedSwitch, SelectField } from '#shared/ui/index.ts';
import { offeredIndustries } from '../model/offered-industries.ts';
import type { BoardFilterControl } from '../model/use-board-filter.ts';

interface BoardFiltersProps {
  readonly control: BoardFilterControl;
  readonly isSignedIn: boolean;
}

/** Choices apply immediately. */
export function BoardFilters({ control: { filter, change }, isSignedIn }: BoardFiltersProps) {
  const { t } = useTranslation(['boards', 'jobs']);
  const { data: industries } = useBoardIndustriesQuery(undefined);
  const offered = offeredIndustries(industries ?? [], filter.industry);
  return (
    <Row>
      <Choice>
        <SelectField
          optional="filter"
          label={t('industry')}
          placeholder={t('allIndustries')}
          value={filter.industry}
          options={offered.map((trade) => ({ value: trade, label: t(`jobs:trade.${trade}`) }))}
          onChange={({ target }) =>
            change({ industry: offered.find((trade) => trade === target.value) ?? '' })
          }
        />
      </Choice>
      {isSignedIn && (
        <SegmentedSwitch
          label={t('whose')}
          value={filter.mine ? 'mine' : 'all'}
          options={[
            { value: 'all', label: t('allBoards') },
            { value: 'mine', label: t('myBoards') },
          ]}
          onChange={(whose) => change({ mine: whose === 'mine' })}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Choice = styled.div`
  flex: 1 1 100%;
  ${onWide} {
    flex: 0 0 280px;
  }
`;
