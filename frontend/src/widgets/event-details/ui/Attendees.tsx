import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EventAnswer } from '#entities/event/index.ts';
import { Avatar, Badge, Stack } from '#shared/ui/index.ts';

/** The guests, visible to the host and to people who responded (rules.md#event-guests). */
export function Attendees({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const { attendees, rsvpCount, isHost, status } = event;
  const isOver = status === 'past' || status === 'cancelled';
  if (attendees === null) return null;
  const more = rsvpCount - attendees.length;
  return (
    <Stack as="section" aria-labelledby="event-attendees" $gap={2}>
      <Heading id="event-attendees">{t(isOver ? 'detail.signedUp' : 'detail.attendees')}</Heading>
      {attendees.length === 0 && <p>{t('detail.noAttendees')}</p>}
      <Names role="list">
        {attendees.map(({ id, firstName, lastName, profileImageUrl, checkedInAt }) => (
          <li key={id}>
            <Avatar firstName={firstName} lastName={lastName} imageUrl={profileImageUrl} size={28} />
            {isHost ? `${firstName} ${lastName}`.trim() : `${firstName} ${lastName && `${lastName}.`}`.trim()}
            {checkedInAt !== null && <Badge $tone="success">{t('detail.in')}</Badge>}
          </li>
        ))}
      </Names>
      {more > 0 && <p>{t('detail.moreAttendees', { count: more })}</p>}
    </Stack>
  );
}

const Heading = styled.h2`
  font-size: var(--size-20);
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 28px;
    overflow-wrap: anywhere;
  }
`;
