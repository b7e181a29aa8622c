// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { watchedHere } from '#shared/live/watched-here.ts';
import { refusing, silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent, sampleRsvp } from '#shared/testing/sample-event.ts';
import { EventPage } from './EventPage.tsx';

async function open(answer: FakeAnswer) {
  const server = startFakeServer();
  server.answers('GET /api/events/*', answer);
  const part = await renderPart(
    <Routes>
      <Route path="/events/:id" element={<EventPage />} />
    </Routes>,
    { at: `/events/${sampleEvent().id}` },
  );
  return { ...part, server };
}

describe('the page of an event', () => {
  it("the page shows the event's facts and the reader's time if it differs", async () => {
    await open({ body: sampleEvent({ timeZone: 'Pacific/Honolulu', location: 'Honolulu, HI' }) });
    await screen.findByRole('heading', { level: 1, name: 'OSHA 10 refresher' });
    expect(screen.getByText('Sat, Mar 14, 1:00 PM HST')).toBeTruthy();
    expect(screen.getByText('Your time').nextSibling?.textContent).toMatch(/^(Sat|Sun), Mar 1[45], /);
  });

  it('the page watches the event for live updates', async () => {
    await open({ body: sampleEvent() });
    await screen.findByRole('heading', { level: 1, name: 'OSHA 10 refresher' });
    expect(watchedHere()).toEqual([{ subject: 'event', id: sampleEvent().id }]);
  });

  it('a reviewer sees that the event waits and where to decide', async () => {
    await open({ body: sampleEvent({ status: 'in_review' }) });
    expect(await screen.findByText('This event is waiting for review')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Events to review' });
    expect(link.getAttribute('href')).toBe('/admin/events');
    expect(screen.queryByRole('button', { name: 'RSVP' })).toBeNull();
  });

  it('the meeting link is hidden until the user is going', async () => {
    await open({ body: sampleEvent({ locationType: 'online', location: null, isVirtual: true }) });
    expect(await screen.findByText("You'll see the link once you're going.")).toBeTruthy();
  });

  it('a guest sees the meeting link and the check-in code', async () => {
    const onlineUrl = 'https://meet.example.com/x';
    await open({ body: sampleEvent({ locationType: 'hybrid', onlineUrl, myRsvp: sampleRsvp() }) });
    const link = await screen.findByRole('link', { name: onlineUrl });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('AB12 CD34')).toBeTruthy();
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(`/api/events/${sampleEvent().id}/check-in-code.svg`);
  });

  it('a missing event shows an error and links to the other events', async () => {
    await open(refusing(404, 'community.event_not_found', 'Event not found'));
    await screen.findByRole('heading', { level: 2, name: 'Event not found' });
    expect(screen.getAllByRole('link', { name: 'Back to Events' })).toHaveLength(2);
  });

  it('the page reloads after a failure', async () => {
    const { user, server } = await open(silent);
    await screen.findByRole('heading', { name: "The event didn't load" });
    server.answers('GET /api/events/*', { body: sampleEvent() });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'OSHA 10 refresher' })).toBeTruthy();
  });
});
