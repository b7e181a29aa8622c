import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EventType } from '#contract/community/vocabulary/events.ts';
import { dayAtPlace, ownZone, useMonthEventsQuery, type EventAnswer } from '#entities/event/index.ts';
import { localeOf, useReaderTime } from '#shared/lib/index.ts';
import { Button, ErrorState, Grid, IconButton, Inline, Skeleton, Stack } from '#shared/ui/index.ts';
import { addMonths, rangeOf } from '../model/month-days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { OpenableCard } from './OpenableCard.tsx';

interface EventCalendarProps {
  readonly eventType: EventType | undefined;
  readonly onOpen: (id: string) => void;
}

function useToday(): string {
  const { zone = ownZone(), drawnAt } = useReaderTime();
  const [openedAt] = useState(() => Date.now());
  return dayAtPlace({ startAt: new Date(drawnAt ?? openedAt).toISOString(), timeZone: zone });
}

/** A month at a glance, with the events of the selected day. */
export function EventCalendar({ eventType, onOpen }: EventCalendarProps) {
  const { t, i18n } = useTranslation('events');
  const today = useToday();
  const [chosen, setDay] = useState<string | null>(null);
  const day = chosen ?? today;
  const { currentData, isError, refetch } = useMonthEventsQuery({ ...rangeOf(day), eventType });
  const byDay = Map.groupBy(currentData ?? [], (event: EventAnswer) => dayAtPlace(event));
  const words = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' }).format(
      Date.parse(`${day}T12:00:00Z`),
    );
  const events = byDay.get(day) ?? [];
  const isLoading = !currentData && !isError;
  return (
    <Stack $gap={4}>
      <Inline $gap={2} $justify="space-between">
        <Month id="events-month" aria-live="polite">
          {words({ month: 'long', year: 'numeric' })}
        </Month>
        <Inline $gap={1}>
          <IconButton
            label={t('calendar.previous')}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => setDay(addMonths(day, -1))}
          />
          <Button size="sm" onClick={() => setDay(null)}>
            {t('calendar.today')}
          </Button>
          <IconButton
            label={t('calendar.next')}
            icon={<ChevronRight aria-hidden />}
            onClick={() => setDay(addMonths(day, 1))}
          />
        </Inline>
      </Inline>
      <MonthGrid day={day} today={today} byDay={byDay} onDay={setDay} />
      <section aria-labelledby="events-day" aria-busy={isLoading}>
        <Stack $gap={3}>
          <Day id="events-day">{words({ weekday: 'long', month: 'long', day: 'numeric' })}</Day>
          {isError && !currentData && <ErrorState title={t('failed')} onRetry={refetch} />}
          {isLoading && <Skeleton $height="120px" />}
          {currentData && events.length === 0 && (
            <p>{t('calendar.none', { day: words({ month: 'long', day: 'numeric' }) })}</p>
          )}
          <Grid $min="320px">
            {events.map((event) => (
              <OpenableCard key={event.id} event={event} onOpen={onOpen} />
            ))}
          </Grid>
        </Stack>
      </section>
    </Stack>
  );
}

const Month = styled.h2`
  font-size: var(--size-26);
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Day = styled.h2`
  font-size: var(--size-20);
  &::first-letter {
    text-transform: uppercase;
  }
`;
