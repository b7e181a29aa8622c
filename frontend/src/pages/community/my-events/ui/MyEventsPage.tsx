import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventCard, useMyEventsInfiniteQuery } from '#entities/event/index.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { CalendarFeed } from '#features/event/calendar-feed/index.ts';
import { useTabParam } from '#shared/lib/index.ts';
import {
  BelowList,
  Button,
  EmptyState,
  Grid,
  InfiniteList,
  LinkButton,
  Page,
  PageHeader,
  Stack,
  Tabs,
} from '#shared/ui/index.ts';
import { PlanEvent } from '#widgets/event-details/index.ts';

const TABS = ['upcoming', 'all'] as const;
type Tab = (typeof TABS)[number];

export function MyEventsPage() {
  return (
    <RequireSignIn>
      <MyEvents />
    </RequireSignIn>
  );
}

/** The events that the user hosts or responded to, and their calendar feed. */
function MyEvents() {
  const { t } = useTranslation('events');
  const [tab, open] = useTabParam(TABS);
  const [isPlanning, setPlanning] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t('mine.title')}
        lead={t('mine.lead')}
        actions={
          <Button icon={<CalendarPlus aria-hidden />} onClick={() => setPlanning(true)}>
            {t('host.create')}
          </Button>
        }
      />
      <Stack $gap={6}>
        <Tabs
          label={t('mine.tabs')}
          value={tab}
          onChange={open}
          tabs={TABS.map((value) => ({ value, label: t(`mine.${value}`), content: <Mine of={value} /> }))}
        />
        <BelowList>
          <CalendarFeed />
        </BelowList>
      </Stack>
      <PlanEvent open={isPlanning} onClose={() => setPlanning(false)} />
    </Page>
  );
}

function Mine({ of }: { readonly of: Tab }) {
  const { t } = useTranslation('events');
  const list = useMyEventsInfiniteQuery({ upcoming: of === 'upcoming' });
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={
        <EmptyState
          icon={<CalendarDays />}
          title={t('mine.empty')}
          text={t('mine.emptyText')}
          action={
            <LinkButton to="/events" variant="primary">
              {t('mine.find')}
            </LinkButton>
          }
        />
      }
    >
      {(events) => (
        <Grid $min="320px">
          {events.map((event) => (
            <EventCard key={event.id} event={event}>
              <LinkButton to={`/events/${event.id}`}>{t('details')}</LinkButton>
            </EventCard>
          ))}
        </Grid>
      )}
    </InfiniteList>
  );
}
