import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EventAttendee } from '#contract/community/event/event.ts';
import { hourIn, type EventAnswer } from '#entities/event/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Avatar, Button, Stack, TextField } from '#shared/ui/index.ts';
import { useCheckInMutation, useUndoCheckInMutation } from '../api/check-in-api.ts';
import { foundGuests, guestName } from '../model/guests.ts';

/** Everyone who is going, by name. One tap checks in a guest; another tap undoes it (rules.md#event-check-in). */
export function GuestList({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const [typed, setTyped] = useState('');
  const guests = event.attendees ?? [];
  const found = foundGuests(guests, typed);
  const more = event.rsvpCount - guests.length;
  return (
    <Stack as="section" aria-labelledby="guest-list" $gap={3}>
      <h2 id="guest-list">{t('checkIn.guests')}</h2>
      {guests.length === 0 && <p>{t('checkIn.noGuests')}</p>}
      {guests.length > 0 && (
        <TextField
          type="search"
          name="guest"
          optional="filter"
          label={t('checkIn.search')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p role="status">{guests.length > 0 && found.length === 0 && t('checkIn.nobody', { words: typed })}</p>
      <Rows role="list">
        {found.map((guest) => (
          <GuestRow key={guest.id} event={event} guest={guest} />
        ))}
      </Rows>
      {more > 0 && <p>{t('checkIn.moreGuests', { count: more })}</p>}
    </Stack>
  );
}

function GuestRow({ event, guest }: { readonly event: EventAnswer; readonly guest: EventAttendee }) {
  const { t, i18n } = useTranslation('events');
  const [checkIn] = useCheckInMutation();
  const [undo] = useUndoCheckInMutation();
  const { id, firstName, lastName, profileImageUrl, checkedInAt } = guest;
  const name = guestName(guest);
  const press = async (): Promise<void> => {
    const { error } = await (checkedInAt === null
      ? checkIn({ eventId: event.id, guest: { userId: id } })
      : undo({ eventId: event.id, userId: id }));
    if (error) showFailure(error, t(checkedInAt === null ? 'checkIn.failed' : 'checkIn.undoFailed'));
  };
  return (
    <li>
      <Avatar firstName={firstName} lastName={lastName} imageUrl={profileImageUrl} />
      <Name>
        {name}
        {checkedInAt !== null && (
          <small>
            <Check size={16} aria-hidden />
            {t('checkIn.inSince', { time: hourIn(checkedInAt, event.timeZone, i18n.language) })}
          </small>
        )}
      </Name>
      {checkedInAt === null ? (
        <Button aria-label={t('checkIn.submitFor', { name })} onClick={press}>
          {t('checkIn.submit')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden />}
          aria-label={t('checkIn.undoFor', { name })}
          onClick={press}
        >
          {t('checkIn.undo')}
        </Button>
      )}
    </li>
  );
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 60px;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--success);
    font-size: var(--size-14);
    font-weight: 400;
    svg {
      flex: none;
    }
  }
`;

const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 500;
`;
