import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, InfiniteList, SkeletonList, Stack } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { useEventsInReviewInfiniteQuery } from '../api/event-review-api.ts';
import { ReviewCard } from './ReviewCard.tsx';

export function EventReviewPage() {
  const { t } = useTranslation('events');
  return (
    <AdminLayout title={t('review.title')} lead={t('review.lead')} width="form">
      <Queue />
    </AdminLayout>
  );
}

/** The longest wait comes first (rules.md#event-publishing). */
function Queue() {
  const { t } = useTranslation('events');
  const list = useEventsInReviewInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <InfiniteList
      list={list}
      failed={t('review.failed')}
      more={t('review.more')}
      empty={<EmptyState icon={<CheckCheck />} title={t('review.empty')} text={t('review.emptyText')} />}
      skeleton={<SkeletonList count={3} lines={4} />}
    >
      {(events) => (
        <Stack $gap={4}>
          {events.map((event) => (
            <ReviewCard key={event.id} event={event} />
          ))}
        </Stack>
      )}
    </InfiniteList>
  );
}
