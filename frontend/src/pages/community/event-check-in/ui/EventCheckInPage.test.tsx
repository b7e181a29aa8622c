// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EventCheckInPage } from './EventCheckInPage.tsx';

const CHECK_IN = 'POST /api/events/*/check-in';
const UNDO = 'DELETE /api/events/*/check-in/*';
const GUEST = { id: '01890a5d-ac96-774b-bcce-b302099a8e05', firstName: 'Bo', lastName: 'Li' };
const HOSTED = sampleEvent({
  isHost: true,
  rsvpCount: 2,
  attendees: [
    { ...GUEST, profileImageUrl: null, checkedInAt: null },
    {
      ...GUEST,
      id: '01890a5d-ac96-774b-bcce-b302099a8e06',
      firstName: 'Ana',
      lastName: 'Núñez',
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

describe('the check-in page', () => {
  it("a guest's code waits for a press, checks the guest in, and clears the field for the next one", async () => {
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

  it('a typed code is accepted, and each error has its own message', async () => {
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

  it('the guest list can be searched, and a tap checks a guest in or out', async () => {
    const { user, server } = await atTheDoor(HOSTED, `/events/${HOSTED.id}/check-in`);
    const list = await screen.findByRole('region', { name: 'Guest list' });
    const rows = () =>
      within(list)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual([expect.stringContaining('Ana Núñez'), expect.stringContaining('Bo Li')]);
    expect(rows()[0]).toContain('Checked in 6:00 PM');
    await fillIn(user, { 'Search guests': 'nunez a' });
    expect(rows()).toEqual([expect.stringContaining('Ana Núñez')]);
    await fillIn(user, { 'Search guests': 'zz' });
    expect(rows()).toEqual([]);
    expect(list.textContent).toContain('No guest named “zz”');
    await user.clear(screen.getByLabelText('Search guests'));
    server.answers(CHECK_IN, { body: { ...GUEST, checkedInAt: '2099-03-14T23:01:00.000Z' } });
    await press(user, 'Check In: Bo Li');
    await waitFor(() => expect(server.calls(CHECK_IN)[0]?.body).toEqual({ userId: GUEST.id }));
    server.answers(UNDO, silent);
    await press(user, 'Undo check-in: Ana Núñez');
    await expectToast("We couldn't undo the check-in. Please try again.");
    server.answers(UNDO, { body: { ...GUEST, checkedInAt: null } });
    await press(user, 'Undo check-in: Ana Núñez');
    await waitFor(() => expect(server.calls(UNDO)).toHaveLength(2));
    expect(server.calls(UNDO)[1]?.path).toMatch(/8e06$/);
  });

  it('Undo reverts the check-in of the last code', async () => {
    const { user, server } = await atTheDoor(HOSTED);
    server.answers(CHECK_IN, { body: { ...GUEST, checkedInAt: '2099-03-14T23:01:00.000Z' } });
    server.answers(UNDO, { body: { ...GUEST, checkedInAt: null } });
    await press(user, 'Check In');
    await screen.findByText('Bo Li is checked in');
    await press(user, 'Undo');
    await waitFor(() => expect(screen.queryByText('Bo Li is checked in')).toBeNull());
    expect(server.calls(UNDO)).toHaveLength(1);
  });

  it('the page shows that no camera was found and works without one', async () => {
    const { user } = await atTheDoor(HOSTED, `/events/${HOSTED.id}/check-in`);
    await press(user, 'Scan a code');
    await screen.findByText('No camera found');
    await press(user, 'Stop scanning');
    expect(await screen.findByRole('button', { name: 'Scan a code' })).toBeTruthy();
  });

  it.each([
    ['a guest', sampleEvent()],
    ['someone who may not read it', null],
  ] as const)('the page is closed to %s', async (_who, event) => {
    const { server } = await atTheDoor(event);
    await screen.findByRole('heading', { name: 'Only the host can check people in' });
    expect(screen.queryByRole('button', { name: 'Check In' })).toBeNull();
    expect(server.calls(CHECK_IN)).toEqual([]);
  });
});
