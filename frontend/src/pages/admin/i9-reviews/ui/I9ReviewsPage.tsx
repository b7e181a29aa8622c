import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, InfiniteList, Stack } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { useI9ReviewsInfiniteQuery } from '../api/i9-reviews-api.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** Form I-9s with a paid review (rules.md#i9-review). */
export function I9ReviewsPage() {
  const { t } = useTranslation('i9-review');
  return (
    <AdminLayout title={t('title')} lead={t('lead')} width="form">
      <Queue />
    </AdminLayout>
  );
}

function Queue() {
  const { t } = useTranslation('i9-review');
  const list = useI9ReviewsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={<EmptyState icon={<CheckCheck />} title={t('empty')} text={t('emptyText')} />}
    >
      {(rows) => (
        <Stack $gap={4}>
          {rows.map((row) => (
            <ReviewCard key={row.id} row={row} />
          ))}
        </Stack>
      )}
    </InfiniteList>
  );
}
