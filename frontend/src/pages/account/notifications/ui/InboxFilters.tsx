import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { NotificationFilter } from '#entities/notification/index.ts';
import { SegmentedSwitch, SelectField } from '#shared/ui/index.ts';
import { TOPICS } from '../model/use-inbox-filter.ts';

interface InboxFiltersProps {
  readonly filter: NotificationFilter;
  readonly onChange: (filter: NotificationFilter) => void;
}

/** All or unread notifications, about anything or one topic. */
export function InboxFilters({ filter, onChange }: InboxFiltersProps) {
  const { t } = useTranslation('notifications');
  const options = (['all', 'unread'] as const).map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <Row>
      <SegmentedSwitch
        label={t('filter.show')}
        options={options}
        value={filter.show ?? 'all'}
        onChange={(show) => onChange({ ...filter, show })}
      />
      <SelectField
        label={t('filter.about')}
        options={TOPICS.map((value) => ({ value, label: t(`about.${value}`) }))}
        placeholder={t('filter.anything')}
        value={filter.about ?? ''}
        onChange={(event) =>
          onChange({ ...filter, about: TOPICS.find((topic) => topic === event.target.value) })
        }
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  > :last-child {
    flex: 0 1 240px;
  }
`;
