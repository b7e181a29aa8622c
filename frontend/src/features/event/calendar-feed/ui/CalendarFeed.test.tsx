// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';

const FEED = 'GET /api/calendar-feed';

describe('the calendar address', () => {
  it('the calendar address is created on request and replaced after a confirmation', async () => {
    const server = startFakeServer();
    server.answers(FEED, { body: { url: 'https://crewvine.test/api/calendar/one.ics' } });
    const { user } = await renderPart(<CalendarFeed />);
    expect(server.calls(FEED)).toEqual([]);
    await press(user, 'Show my address');
    await screen.findByText('https://crewvine.test/api/calendar/one.ics');
    await press(user, 'Make a new address');
    const dialog = await screen.findByRole('dialog', { name: 'Make a new address?' });
    server.answers('DELETE /api/calendar-feed', silent);
    await press(user, 'Make a new address', dialog);
    await expectToast("The address wasn't changedPlease try again.");
    server.answers('DELETE /api/calendar-feed', { status: 204 });
    server.answers(FEED, { body: { url: 'https://crewvine.test/api/calendar/two.ics' } });
    await press(user, 'Make a new address', dialog);
    await screen.findByText('https://crewvine.test/api/calendar/two.ics');
    await expectToast('Your new address is ready');
  });

  it('a calendar address that did not load can be retried', async () => {
    const server = startFakeServer();
    server.answers(FEED, silent);
    const { user } = await renderPart(<CalendarFeed />);
    await press(user, 'Show my address');
    await screen.findByRole('heading', { name: "Your address didn't load" });
    server.answers(FEED, { body: { url: 'https://crewvine.test/api/calendar/one.ics' } });
    await press(user, 'Retry');
    expect(await screen.findByText('https://crewvine.test/api/calendar/one.ics')).toBeTruthy();
  });
});
