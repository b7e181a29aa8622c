import { CalendarDays, MapPin, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge, Card, Inline, Stack } from '#shared/ui/index.ts';
import type { EventAnswer } from '../api/event-api.ts';
import { Attendance } from './Attendance.tsx';
import { EventHost } from './EventHost.tsx';
import { EventState } from './EventState.tsx';
import { EventTime } from './EventTime.tsx';

interface EventCardProps {
  readonly event: EventAnswer;
  /** Action buttons. */
  readonly children: ReactNode;
}

/** The facts that help people decide: what, when, where, and how many are going. */
export function EventCard({ event, children }: EventCardProps) {
  const { t } = useTranslation('events');
  const WhereIcon = event.locationType === 'online' ? Video : MapPin;
  return (
    <Whole as="article" aria-labelledby={`event-${event.id}`}>
      <Stack $gap={3}>
        <Inline $gap={2}>
          <Badge $tone="info">{t(`type.${event.eventType}`)}</Badge>
          <EventState event={event} />
        </Inline>
        <Title id={`event-${event.id}`}>{event.title}</Title>
        <Facts>
          <li>
            <CalendarDays aria-hidden />
            <EventTime event={event} />
          </li>
          <li>
            <WhereIcon aria-hidden />
            {event.location ?? t('online')}
          </li>
          <li>
            <Users aria-hidden />
            <Attendance event={event} />
          </li>
        </Facts>
        <EventHost host={event.host} />
        <Words>{event.summary}</Words>
      </Stack>
      <Inline $gap={2}>{children}</Inline>
    </Whole>
  );
}

/** Aligns the buttons of a row at the bottom, regardless of the length of the text above. */
const Whole = styled(Card)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Title = styled.h2`
  overflow-wrap: anywhere;
  font-size: var(--size-20);
`;

const Facts = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: var(--text-muted);
  }
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  color: var(--text-muted);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
