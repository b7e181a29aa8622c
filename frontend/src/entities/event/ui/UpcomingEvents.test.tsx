// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

describe('the list of upcoming events', () => {
  it('the upcoming events are at most three, each with its time and a link', async () => {
    const server = startFakeServer();
    server.answers('GET /api/events', { body: [sampleEvent()] });
    await renderPart(<UpcomingEvents />);
    const part = await screen.findByRole('region', { name: 'Upcoming Events' });
    const link = await within(part).findByRole('link', { name: 'OSHA 10 refresher' });
    expect(link.getAttribute('href')).toBe(`/events/${sampleEvent().id}`);
    expect(part.textContent).toContain('Sat, Mar 14, 6:00 – 8:00 PM CDT');
    expect(Object.fromEntries(server.calls('GET /api/events')[0]?.search ?? [])).toEqual({
      upcoming: 'true',
      limit: '3',
    });
  });

  it('the upcoming events can be reloaded after a failure, and say so if none are planned', async () => {
    const server = startFakeServer();
    server.answers('GET /api/events', silent);
    const { user } = await renderPart(<UpcomingEvents />);
    await screen.findByText('Failed to load events');
    server.answers('GET /api/events', { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByText('No events are planned yet.')).toBeTruthy();
  });
});
