import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultCount } from '#entities/admin/index.ts';
import { EmptyState, InfiniteList, SegmentedSwitch, Stack } from '#shared/ui/index.ts';
import { useAppealsInfiniteQuery } from '../../api/moderation-api.ts';
import { AppealCard } from './AppealCard.tsx';

const STATES = ['open', 'answered'] as const;
type State = (typeof STATES)[number];

/** Appeals against decisions; open ones start with the oldest (rules.md#appeals). */
export function AppealsTab() {
  const { t } = useTranslation('moderation');
  const [state, setState] = useState<State>('open');
  const list = useAppealsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  return (
    <Stack $gap={4}>
      <SegmentedSwitch
        label={t('appeals.which')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(`appeals.${value}`) }))}
      />
      <ResultCount list={list} />
      <InfiniteList
        list={list}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyState icon={<Scale />} title={t('appeals.empty')} text={t('appeals.emptyText')} />}
      >
        {(appeals) => (
          <Stack as="ul" role="list" $gap={3}>
            {appeals.map((appeal) => (
              <AppealCard key={appeal.id} appeal={appeal} />
            ))}
          </Stack>
        )}
      </InfiniteList>
    </Stack>
  );
}
