import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EventType } from '#contract/community/vocabulary/events.ts';
import { useUpcomingEventsInfiniteQuery } from '#entities/event/index.ts';
import { Button, EmptyState, Grid, InfiniteList, SkeletonList } from '#shared/ui/index.ts';
import { OpenableCard } from './OpenableCard.tsx';

const SHOWN_FIRST = 6;

interface EventListProps {
  readonly eventType: EventType | undefined;
  readonly onOpen: (id: string) => void;
  readonly onShowAll: () => void;
}

/** Events that have not ended, soonest first. */
export function EventList({ eventType, onOpen, onShowAll }: EventListProps) {
  const { t } = useTranslation('events');
  const list = useUpcomingEventsInfiniteQuery({ eventType });
  const empty =
    eventType === undefined ? (
      <EmptyState icon={<CalendarDays />} title={t('empty.title')} text={t('empty.text')} />
    ) : (
      <EmptyState
        icon={<CalendarDays />}
        title={t('empty.ofType')}
        text={t('empty.ofTypeText')}
        action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
      />
    );
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={empty}
      skeleton={<SkeletonList count={SHOWN_FIRST} lines={4} />}
    >
      {(events) => (
        <Grid $min="320px">
          {events.map((event) => (
            <OpenableCard key={event.id} event={event} onOpen={onOpen} />
          ))}
        </Grid>
      )}
    </InfiniteList>
  );
}
