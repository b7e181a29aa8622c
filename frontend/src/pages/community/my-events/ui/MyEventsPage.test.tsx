// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent, sampleRsvp } from '#shared/testing/sample-event.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MyEventsPage } from './MyEventsPage.tsx';

const MINE = 'GET /api/my-events';
const ids = ['1', '2', '3', '4'].map((last) => `01890a5d-ac96-774b-bcce-b302099a8e1${last}`);

function serverForMe() {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  return server;
}

describe('my events', () => {
  it("a card shows the user's relation to the event", async () => {
    const [one = '', two = '', three = '', four = ''] = ids;
    serverForMe().answers(MINE, {
      body: [
        sampleEvent({ id: one, isHost: true, status: 'in_review' }),
        sampleEvent({ id: two, isHost: true }),
        sampleEvent({ id: three, myRsvp: sampleRsvp({ status: 'offered' }) }),
        sampleEvent({ id: four, myRsvp: sampleRsvp(), status: 'cancelled' }),
      ],
    });
    await renderPart(<MyEventsPage />, { at: '/my-events' });
    const cards = await screen.findAllByRole('article');
    expect(cards.map(({ textContent }) => /^Safety(.*?)OSHA/.exec(textContent ?? '')?.[1])).toEqual([
      'In review',
      "You're hosting",
      'A spot is yours',
      'Canceled',
    ]);
    const [link] = within(cards[0] as HTMLElement).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe(`/events/${one}`);
  });

  it('the page shows upcoming events, or all of them in a tab stored in the address', async () => {
    const server = serverForMe();
    server.answers(MINE, { body: [] });
    const { user, address } = await renderPart(<MyEventsPage />, { at: '/my-events' });
    await screen.findByRole('heading', { name: 'Nothing planned' });
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await screen.findByRole('heading', { name: 'Nothing planned' });
    expect(address()).toBe('/my-events?tab=all');
    expect(server.calls(MINE).map(({ search }) => search.get('upcoming'))).toEqual(['true', 'false']);
    expect(screen.getByRole('heading', { name: 'Your events in your own calendar' })).toBeTruthy();
  });

  it('the page reloads events that failed to load', async () => {
    const server = serverForMe();
    server.answers(MINE, silent);
    const { user } = await renderPart(<MyEventsPage />);
    await screen.findByRole('heading', { name: 'Failed to load events' });
    server.answers(MINE, { body: [sampleEvent()] });
    await press(user, 'Retry');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });
});
