// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { HostTools } from './HostTools.tsx';

const CANCEL = 'POST /api/events/*/cancel';

async function show(changes: Partial<EventAnswer> = {}) {
  const server = startFakeServer();
  const event = sampleEvent({ isHost: true, ...changes });
  return { ...(await renderPart(<HostTools event={event} />)), server, event };
}

const buttons = (): (string | null)[] =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the host tools', () => {
  it('the host tools are hidden from others, and after the event has ended or been canceled', async () => {
    for (const changes of [{ isHost: false }, { status: 'past' }, { status: 'cancelled' }] as const) {
      await show(changes);
      expect(buttons()).toEqual([]);
    }
  });

  it('a current event has check-in, edit, cancel, and a link to share', async () => {
    const { event } = await show();
    expect(buttons()).toEqual(['Edit', 'Cancel Event', 'Copy link']);
    expect(screen.getByLabelText<HTMLInputElement>('Link to share').value).toBe(
      `${window.location.origin}/events/${event.id}`,
    );
    const door = screen.getByRole('link', { name: 'Check in guests' });
    expect(door.getAttribute('href')).toBe(`/events/${event.id}/check-in`);
  });

  it.each<readonly [Partial<EventAnswer>, string]>([
    [{ status: 'draft' }, 'Only you can see this draft.'],
    [{ status: 'draft', reviewNote: 'Say where to park.' }, 'Say where to park.'],
    [{ status: 'in_review' }, "We're reviewing your event. Only you can see it until then."],
    [{ isHidden: true, hiddenReason: 'It sells something.' }, 'It sells something.'],
    [{ isHidden: true }, "Others can't see it."],
  ])('an event with %o shows the host "%s"', async (changes, words) => {
    await show(changes);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each<readonly [EventAnswer['status'], string]>([
    ['published', 'Event published'],
    ['in_review', "Sent for reviewWe'll tell you when it's published."],
  ])('publishing a draft event gives it the status %s and shows "%s"', async (status, words) => {
    const { user, server } = await show({ status: 'draft' });
    server.answers('PATCH /api/events/*', { body: sampleEvent({ status }) });
    await press(user, 'Publish');
    await expectToast(words);
    expect(server.calls('PATCH /api/events/*')[0]?.body).toEqual({ status: 'published' });
  });

  it("a failed publication of an event shows the server's reason", async () => {
    const { user, server } = await show({ status: 'draft' });
    const message = 'Start must be in the future';
    server.answers('PATCH /api/events/*', refusing(400, 'community.start_in_past', message));
    await press(user, 'Publish');
    await expectToast(`The event wasn't published${message}`);
  });

  it('canceling an event requires confirmation and shows how many people to notify', async () => {
    const { user, server } = await show({ rsvpCount: 12, waitlistCount: 3 });
    await press(user, 'Cancel Event');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this event?' });
    expect(dialog.textContent).toContain("We'll tell the 15 people who RSVP'd. You can't undo this.");
    await fillIn(user, { 'What should we tell them?': 'The hall is flooded.' });
    server.answers(CANCEL, silent);
    await press(user, 'Cancel Event', dialog);
    await expectToast("The event wasn't canceledPlease try again.");
    server.answers(CANCEL, { body: sampleEvent({ status: 'cancelled' }) });
    await press(user, 'Cancel Event', dialog);
    await expectToast('Event canceled');
    expect(server.calls(CANCEL).at(-1)?.body).toEqual({ reason: 'The hall is flooded.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a host can close the cancel dialog without canceling the event', async () => {
    const { user, server } = await show();
    await press(user, 'Cancel Event');
    await press(user, 'Keep Event');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls(CANCEL)).toEqual([]);
  });
});
