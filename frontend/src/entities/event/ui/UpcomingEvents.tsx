import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useNextEventsQuery } from '../model/event-calls.ts';
import { EventTime } from './EventTime.tsx';

/** Beside a discussion there is room for these. */
const SHOWN = 3;

/** The next events, for the side of another screen. */
export function UpcomingEvents() {
  const { t } = useTranslation('events');
  const { data, isError, refetch } = useNextEventsQuery(SHOWN);
  return (
    <Stack as="section" aria-labelledby="upcoming-events" $gap={3}>
      <h2 id="upcoming-events">{t('upcoming.title')}</h2>
      {!data && isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {!data && !isError && <SkeletonList count={SHOWN} lines={2} />}
      {data?.length === 0 && <p>{t('upcoming.empty')}</p>}
      {data && data.length > 0 && (
        <List role="list">
          {data.map((event) => (
            <li key={event.id}>
              <Link to={`/events/${event.id}`}>{event.title}</Link>
              <EventTime event={event} />
            </li>
          ))}
        </List>
      )}
      <Link to="/events">{t('upcoming.all')}</Link>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: var(--space-1);
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
`;
