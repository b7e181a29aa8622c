// @vitest-environment jsdom
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import { usePushSuggestion } from '#shared/push-suggestion/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeAnswer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent, sampleRsvp } from '#shared/testing/sample-event.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { RsvpButtons } from './RsvpButtons.tsx';
import { RsvpPanel } from './RsvpPanel.tsx';

const RSVP = 'POST /api/events/*/rsvp';
const LEAVE = 'DELETE /api/events/*/rsvp';
const ANSWER = { rsvpCount: 13, capacity: 20, position: null };

async function show(changes: Partial<EventAnswer> = {}, isSignedIn = true) {
  const server = startFakeServer();
  if (isSignedIn) server.answers('GET /api/auth/user', { body: sampleUser() });
  const event = sampleEvent(changes);
  const part = await renderPart(
    <>
      <RsvpPanel event={event} />
      <RsvpButtons event={event} />
    </>,
  );
  return { ...part, server };
}

describe('an RSVP', () => {
  it('an RSVP shows a confirmation', async () => {
    const { user, server } = await show();
    server.answers(RSVP, { body: { ...ANSWER, status: 'going' } });
    await press(user, 'RSVP');
    await expectToast('RSVP confirmed');
  });

  it.each(['going', 'waitlisted'] as const)(
    'an RSVP that is %s offers push notices, and a failed one does not',
    async (status) => {
      const { user, server } = await show();
      const offer = renderHook(usePushSuggestion);
      server.answers(RSVP, silent);
      await press(user, 'RSVP');
      await expectToast(/^RSVP failed/);
      expect(offer.result.current).toBe(false);
      server.answers(RSVP, { body: { ...ANSWER, status, position: status === 'going' ? null : 2 } });
      await press(user, 'RSVP');
      await waitFor(() => expect(offer.result.current).toBe(true));
    },
  );

  it.each<readonly [FakeAnswer, string]>([
    [silent, 'RSVP failedFailed to RSVP. The event might be full.'],
    [refusing(422, 'community.event_over', 'This event is over'), 'RSVP failedThis event is over'],
    [signedOut, 'ErrorPlease try again or refresh the page.'],
  ])('an RSVP refused with %o shows "%s"', async (answer, words) => {
    const { user, server } = await show();
    server.answers(RSVP, answer);
    await press(user, 'RSVP');
    await expectToast(words);
  });

  it('a visitor must log in to RSVP, and nothing is sent', async () => {
    const { user, server } = await show({}, false);
    await press(user, 'RSVP');
    await expectToast('Login requiredPlease log in to RSVP for events');
    expect(server.calls(RSVP)).toEqual([]);
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toContain('/api/login?returnTo=%2Fevents%2F');
  });

  it('the toast after canceling says whether it worked', async () => {
    const { user, server } = await show({ myRsvp: sampleRsvp() });
    expect(await screen.findByText("You're going. We'll remind you a day and an hour before.")).toBeTruthy();
    server.answers(LEAVE, silent);
    await press(user, 'Cancel RSVP');
    await expectToast('Failed to cancel RSVP');
    server.answers(LEAVE, { body: { ...ANSWER, status: 'cancelled' } });
    await press(user, 'Cancel RSVP');
    await expectToast(/^RSVP cancelled/);
  });

  it('Undo restores a canceled RSVP', async () => {
    const { user, server } = await show({ myRsvp: sampleRsvp() });
    server.answers(LEAVE, { body: { ...ANSWER, status: 'cancelled' } });
    await press(user, 'Cancel RSVP');
    await expectToast(/^RSVP cancelled/);
    server.answers(RSVP, { body: { ...ANSWER, status: 'going' } });
    await press(user, 'Undo');
    await expectToast('RSVP confirmed');
    expect(server.calls(RSVP)).toHaveLength(1);
  });

  it('canceling requires a confirmation if others wait for the spot', async () => {
    const { user, server } = await show({
      myRsvp: sampleRsvp(),
      rsvpCount: 20,
      isFull: true,
      waitlistCount: 2,
    });
    server.answers(LEAVE, { body: { ...ANSWER, status: 'cancelled' } });
    await press(user, 'Cancel RSVP');
    const dialog = await screen.findByRole('dialog', { name: 'Give up your spot?' });
    expect(dialog.textContent).toContain('2 people are waiting. The next one gets your spot right away.');
    expect(server.calls(LEAVE)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel RSVP' }));
    await expectToast(/^RSVP cancelled/);
    expect(server.calls(LEAVE)).toHaveLength(1);
  });
});

describe('the waiting list', () => {
  it('a user joins the waiting list of a full event and sees their place', async () => {
    const { user, server } = await show({ isFull: true, rsvpCount: 20 });
    server.answers(RSVP, { body: { ...ANSWER, status: 'waitlisted', position: 3 } });
    await press(user, 'Join the Waiting List');
    await expectToast("You're on the waiting listYou're number 3 on the waiting list.");
  });

  it('a waiting user sees their place and can leave the waiting list', async () => {
    const { user, server } = await show({ myRsvp: sampleRsvp({ status: 'waitlisted', position: 2 }) });
    expect(await screen.findByText("You're number 2 on the waiting list.")).toBeTruthy();
    server.answers(LEAVE, { body: { ...ANSWER, status: 'cancelled' } });
    await press(user, 'Leave the Waiting List');
    const dialog = await screen.findByRole('dialog', { name: 'Leave the waiting list?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave the Waiting List' }));
    await expectToast(/^RSVP cancelled/);
  });

  it('an offered spot shows its deadline in the local time of the event, and can be taken or given up', async () => {
    const offered = sampleRsvp({ status: 'offered', offerExpiresAt: '2099-03-10T15:00:00.000Z' });
    const { user, server } = await show({ myRsvp: offered });
    expect(
      await screen.findByText('Take it by Tue, Mar 10, 10:00 AM CDT. After that it goes to the next person.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Give It Up' })).toBeTruthy();
    server.answers(RSVP, { body: { ...ANSWER, status: 'going' } });
    await press(user, 'Take the Spot');
    await expectToast('RSVP confirmed');
  });

  it('an event whose last spot is held offers the waiting list and does not read "full"', async () => {
    await show({ capacity: 2, rsvpCount: 1, heldCount: 1, isFull: true });
    await screen.findByText(/^The last spot is held for someone on the waiting list\./);
    expect(screen.queryByText('This event is full.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Join the Waiting List' })).toBeTruthy();
  });

  it('a user who missed their offered spot can join the waiting list again', async () => {
    await show({ isFull: true, myRsvp: sampleRsvp({ status: 'lapsed' }) });
    expect(await screen.findByText(/Your spot went to the next person/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join the Waiting List' })).toBeTruthy();
  });
});

describe('an event without an RSVP button', () => {
  it.each<readonly [Partial<EventAnswer>, string]>([
    [{ status: 'cancelled', cancelReason: 'The hall is flooded.' }, 'The hall is flooded.'],
    [{ status: 'cancelled' }, "The host didn't give a reason."],
    [{ status: 'past' }, 'This event is over.'],
    [{ myRsvp: sampleRsvp({ checkedInAt: '2099-03-14T23:01:00.000Z' }) }, "You're checked in. Enjoy!"],
  ])('an event with %o shows "%s"', async (changes, words) => {
    await show(changes);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the host’s own event shows no button', async () => {
    await show({ isHost: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
