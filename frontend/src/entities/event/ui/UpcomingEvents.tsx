import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, Card, Skeleton, Stack } from '#shared/ui/index.ts';
import { useNextEventsQuery } from '../api/event-api.ts';
import { EventTime } from './EventTime.tsx';

/** The number that fits next to a discussion. */
const SHOWN = 3;

/** The next events, for the sidebar of another screen. */
export function UpcomingEvents() {
  const { t } = useTranslation(['events', 'common']);
  const { data, isError, refetch } = useNextEventsQuery(SHOWN);
  return (
    <Card aria-labelledby="upcoming-events">
      <Stack $gap={3}>
        <h2 id="upcoming-events">{t('upcoming.title')}</h2>
        {!data && isError && (
          <>
            <p role="alert">{t('failed')}</p>
            <Button size="sm" onClick={refetch}>
              {t('common:action.retry')}
            </Button>
          </>
        )}
        {!data && !isError && <Skeleton $height="160px" />}
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
    </Card>
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
