import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultCount } from '#entities/admin/index.ts';
import { EmptyState, ErrorState, SegmentedSwitch, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useAppealsInfiniteQuery } from '../../api/moderation-api.ts';
import { AppealCard } from './AppealCard.tsx';

const STATES = ['open', 'answered'] as const;
type State = (typeof STATES)[number];

/** Appeals against decisions; open ones start with the oldest (rules.md#appeals). */
export function AppealsTab() {
  const { t } = useTranslation('moderation');
  const [state, setState] = useState<State>('open');
  const list = useAppealsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  const appeals = list.currentData?.pages.flatMap((page) => page.rows);
  return (
    <Stack $gap={4}>
      <SegmentedSwitch
        label={t('appeals.which')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(`appeals.${value}`) }))}
      />
      <ResultCount list={list} />
      {!appeals && !list.isError && <SkeletonList count={3} lines={3} />}
      {!appeals && list.isError && <ErrorState title={t('failed')} onRetry={list.refetch} />}
      {appeals?.length === 0 && (
        <EmptyState icon={<Scale />} title={t('appeals.empty')} text={t('appeals.emptyText')} />
      )}
      {appeals && appeals.length > 0 && (
        <Stack as="ul" role="list" $gap={3}>
          {appeals.map((appeal) => (
            <AppealCard key={appeal.id} appeal={appeal} />
          ))}
        </Stack>
      )}
      <ShowMore list={list} label={t('more')} />
    </Stack>
  );
}
