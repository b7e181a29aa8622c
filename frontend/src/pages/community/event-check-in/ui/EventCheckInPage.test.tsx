// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EventCheckInPage } from './EventCheckInPage.tsx';

const CHECK_IN = 'POST /api/events/*/check-in';
const GUEST = { id: '01890a5d-ac96-774b-bcce-b302099a8e05', firstName: 'Bo', lastName: 'Li' };
const HOSTED = sampleEvent({
  isHost: true,
  rsvpCount: 2,
  attendees: [
    { ...GUEST, profileImageUrl: null, checkedInAt: null },
    {
      ...GUEST,
      id: '01890a5d-ac96-774b-bcce-b302099a8e06',
      profileImageUrl: null,
      checkedInAt: '2099-03-14T23:00:00.000Z',
    },
  ],
});

async function atTheDoor(event: EventAnswer | null, at = `/check-in/${HOSTED.id}/AB12CD34`) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/events/*', event ? { body: event } : refusing(404, 'community.event_not_found'));
  const part = await renderPart(
    <Routes>
      <Route path="/check-in/:id/:code" element={<EventCheckInPage />} />
      <Route path="/events/:id/check-in" element={<EventCheckInPage />} />
    </Routes>,
    { at },
  );
  return { ...part, server };
}

describe('the door', () => {
  it('opened by a guest’s code waits for a press, takes them in, and is ready for the next', async () => {
    const { user, server } = await atTheDoor(HOSTED);
    await screen.findByText('1 of 2 checked in');
    expect(valueOf('Check-in code')).toBe('AB12CD34');
    expect(server.calls(CHECK_IN)).toEqual([]);
    server.answers(CHECK_IN, { body: { ...GUEST, checkedInAt: '2099-03-14T23:01:00.000Z' } });
    await press(user, 'Check In');
    await screen.findByText('Bo Li is checked in');
    expect(server.calls(CHECK_IN)[0]?.body).toEqual({ code: 'AB12CD34' });
    expect(valueOf('Check-in code')).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Check-in code'));
  });

  it('takes a code that is typed, and says of each what is wrong with it', async () => {
    const { user, server } = await atTheDoor(HOSTED, `/events/${HOSTED.id}/check-in`);
    await press(user, 'Check In');
    await expectFieldMessages(['Please enter a check-in code']);
    expect(server.calls(CHECK_IN)).toEqual([]);
    server.answers(CHECK_IN, refusing(400, 'community.unknown_code', 'No one on the list has this code'));
    await fillIn(user, { 'Check-in code': 'NOBODYS0' });
    await press(user, 'Check In');
    await expectFieldMessages(['No one on the list has this code']);
    server.answers(
      CHECK_IN,
      refusing(409, 'community.already_checked_in', 'This person is already checked in'),
    );
    await press(user, 'Check In');
    await screen.findByText('This person is already checked in');
    server.answers(CHECK_IN, silent);
    await press(user, 'Check In');
    await expectFieldMessages(['The check-in failed. Please try again.']);
    expect(valueOf('Check-in code')).toBe('NOBODYS0');
  });

  it.each([
    ['a guest', sampleEvent()],
    ['someone who may not read it', null],
  ] as const)('is closed to %s', async (_who, event) => {
    const { server } = await atTheDoor(event);
    await screen.findByRole('heading', { name: 'Only the host can check people in' });
    expect(screen.queryByRole('button', { name: 'Check In' })).toBeNull();
    expect(server.calls(CHECK_IN)).toEqual([]);
  });
});
