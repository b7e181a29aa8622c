import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EventState, type EventAnswer } from '#entities/event/index.ts';
import { CheckInCode } from '#features/event/check-in/index.ts';
import { canAnswer, RsvpButtons, RsvpPanel } from '#features/event/rsvp/index.ts';
import { ReportButton } from '#features/moderation/report/index.ts';
import { useWatching } from '#shared/live/index.ts';
import { Badge, BottomBar, Inline, LinkButton, Prose, Stack } from '#shared/ui/index.ts';
import { HostTools } from '../plan/ui/HostTools.tsx';
import { Attendees } from './Attendees.tsx';
import { EventFacts } from './EventFacts.tsx';

interface EventDetailsProps {
  readonly event: EventAnswer;
  /** In a dialog, the RSVP buttons are at the bottom. */
  readonly inDialog?: boolean;
}

/** Everything about an event, for the list's dialog and the event's own page. */
export function EventDetails({ event, inDialog = false }: EventDetailsProps) {
  const { t } = useTranslation('events');
  useWatching('event', event.id);
  return (
    <Stack $gap={5}>
      <Inline $gap={2}>
        <Badge $tone="info">{t(`type.${event.eventType}`)}</Badge>
        <EventState event={event} />
        {event.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </Inline>
      <HostTools event={event} />
      <EventFacts event={event} />
      <RsvpPanel event={event} />
      {!inDialog && canAnswer(event) && (
        <BottomBar>
          <RsvpButtons event={event} />
        </BottomBar>
      )}
      <CheckInCode event={event} />
      <section aria-labelledby="event-about">
        <Heading id="event-about">{t('detail.about')}</Heading>
        <Prose html={event.descriptionHtml} />
      </section>
      <Attendees event={event} />
      <Inline $gap={2}>
        {event.status === 'published' && (
          <LinkButton
            to={`/api/events/${event.id}/calendar.ics`}
            icon={<CalendarPlus aria-hidden />}
            download
          >
            {t('detail.addToCalendar')}
          </LinkButton>
        )}
        {event.actions.includes('report') && (
          <ReportButton about={{ contentType: 'event', contentId: event.id }} />
        )}
      </Inline>
    </Stack>
  );
}

/** One level below the event's title, which is the heading of the page or dialog. */
const Heading = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--size-20);
`;
