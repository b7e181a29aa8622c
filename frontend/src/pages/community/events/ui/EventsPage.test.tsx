// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventAnswer } from '#contract/community/event/event.ts';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleEvent } from '#shared/testing/sample-event.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EventsPage } from './EventsPage.tsx';

function serverWith(events: readonly EventAnswer[]): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/events', { body: events });
  for (const event of events) server.answers(`GET /api/events/${event.id}`, { body: event });
  return server;
}

const TWO = [
  sampleEvent({ waitlistCount: 2, rsvpCount: 20, isFull: true }),
  sampleEvent({
    id: '01890a5d-ac96-774b-bcce-b302099a8e09',
    title: 'Hiring day',
    eventType: 'hiring_fair',
    locationType: 'online',
    location: null,
    address: null,
    capacity: null,
    rsvpCount: 1,
    timeZone: 'America/Denver',
  }),
];

describe('the list of events', () => {
  it('a card shows the title, time, place, and attendance, soonest first', async () => {
    const server = serverWith(TWO);
    await renderPart(<EventsPage />, { at: '/events' });
    const cards = await screen.findAllByRole('article');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^SafetyFullOSHA 10 refresherSat, Mar 14, 6:00 – 8:00 PM CDT.*500 Congress Ave, Austin, TX20 of 20 going · 2 waitingLuz MoraTwo hours on falls and ladders\.View Details$/,
      ),
      expect.stringMatching(/^Hiring FairHiring daySat, Mar 14, 5:00 – 7:00 PM MDT.*Online1 going/),
    ]);
    const [asked] = server.calls('GET /api/events');
    expect(Object.fromEntries(asked?.search ?? [])).toEqual({ upcoming: 'true', limit: '24' });
    expect(screen.queryByRole('button', { name: 'Create Event' })).toBeNull();
  });

  it('six skeletons show while the list loads, and a failure offers a retry', async () => {
    const server = serverWith(TWO);
    server.answers('GET /api/events', silent);
    const { user } = await renderPart(<EventsPage />);
    expect(document.querySelectorAll('[aria-busy] [aria-hidden]').length).toBeGreaterThanOrEqual(6);
    await screen.findByRole('heading', { name: 'Failed to load events' });
    server.answers('GET /api/events', { body: TWO });
    await press(user, 'Retry');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('the type filter has six types and is stored in the address', async () => {
    const server = serverWith(TWO);
    const { user, address } = await renderPart(<EventsPage />, { at: '/events' });
    const group = await screen.findByRole('group', { name: 'Type of event' });
    const names = within(group).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Hiring Fair',
      'Training',
      'Compliance',
      'Safety',
      'Networking',
      'Other',
    ]);
    await user.click(within(group).getByRole('button', { name: 'Safety', pressed: false }));
    expect(address()).toBe('/events?type=safety');
    within(group).getByRole('button', { name: 'Safety', pressed: true });
    expect(server.calls('GET /api/events').at(-1)?.search.get('eventType')).toBe('safety');
    await user.click(within(group).getByRole('button', { name: 'All' }));
    expect(address()).toBe('/events');
  });

  it('the list shows that there are no events, of a type or at all', async () => {
    serverWith([]);
    const { user } = await renderPart(<EventsPage />, { at: '/events?type=training' });
    await screen.findByRole('heading', { name: 'No events of this type' });
    await press(user, 'Show all events');
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeTruthy();
  });

  it("the details open in a dialog with a link to the event's page", async () => {
    serverWith(TWO);
    const { user } = await renderPart(<EventsPage />);
    await press(user, 'View Details: OSHA 10 refresher');
    const dialog = await screen.findByRole('dialog', { name: 'OSHA 10 refresher' });
    await within(dialog).findByText('Sat, Mar 14, 6:00 PM CDT');
    expect(within(dialog).getByText('20 of 20 going · 2 waiting')).toBeTruthy();
    expect(within(dialog).getByText('Luz Mora')).toBeTruthy();
    expect(within(dialog).queryByRole('heading', { name: "Who's going" })).toBeNull();
    const calendar = within(dialog).getByRole('link', { name: 'Add to Calendar' });
    expect(calendar.getAttribute('href')).toBe(`/api/events/${TWO[0]?.id}/calendar.ics`);
    const page = within(dialog).getByRole('link', { name: 'Open the event page' });
    expect(page.getAttribute('href')).toBe(`/events/${TWO[0]?.id}`);
  });

  it('guests who responded see the names of the others', async () => {
    const person = { id: '01890a5d-ac96-774b-bcce-b302099a8e05', firstName: 'Bo', lastName: 'L' };
    const profileImageUrl = '/api/images/01890a5d-ac96-774b-bcce-b302099a8e77';
    serverWith([
      sampleEvent({ attendees: [{ ...person, profileImageUrl, checkedInAt: null }], rsvpCount: 4 }),
    ]);
    const { user } = await renderPart(<EventsPage />);
    await press(user, 'View Details: OSHA 10 refresher');
    const list = await screen.findByRole('region', { name: "Who's going" });
    expect(list.textContent).toBe("Who's goingBo L.and 3 more");
    expect(list.querySelector('img')?.getAttribute('src')).toBe(`${profileImageUrl}?size=small`);
  });

  it('signed-in users can create an event, also in Spanish', async () => {
    serverWith(TWO).answers('GET /api/auth/user', { body: sampleUser() });
    const { user } = await renderPart(<EventsPage />, { language: 'es' });
    await press(user, 'Crear evento');
    expect(await screen.findByRole('dialog', { name: 'Crear evento' })).toBeTruthy();
  });
});

describe('the calendar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const inMarch = sampleEvent({ startAt: '2027-03-15T01:00:00.000Z', endAt: '2027-03-15T03:00:00.000Z' });

  it('the calendar shows events on the day at their place and opens them', async () => {
    const server = serverWith([inMarch]);
    const { user } = await renderPart(<EventsPage />, { at: '/events?view=calendar' });
    const grid = await screen.findByRole('grid', { name: 'Events of March 2027' });
    const day = await within(grid).findByRole('button', { name: 'March 14, 1 event' });
    const asked = server.calls('GET /api/events').at(-1)?.search;
    expect([asked?.get('from'), asked?.get('to')]).toEqual(['2027-02-27T00:00:00Z', '2027-04-05T00:00:00Z']);
    expect(screen.getByText('No events on March 10.')).toBeTruthy();
    await user.click(day);
    await press(user, 'View Details: OSHA 10 refresher');
    expect(await screen.findByRole('dialog', { name: 'OSHA 10 refresher' })).toBeTruthy();
  });

  it('keys move through the calendar, which is a single tab stop', async () => {
    serverWith([inMarch]);
    const { user } = await renderPart(<EventsPage />, { at: '/events?view=calendar' });
    const grid = await screen.findByRole('grid');
    const stops = () =>
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map((one) => one.getAttribute('aria-label'))).toEqual(['March 10, no events']);
    stops()[0]?.focus();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('March 14, 1 event');
    expect(await screen.findByRole('article', { name: 'OSHA 10 refresher' })).toBeTruthy();
    await user.keyboard('{PageDown}');
    expect(focused()).toMatch(/^April 14, /);
    expect(screen.getByRole('grid', { name: 'Events of April 2027' })).toBeTruthy();
    await user.keyboard('{PageUp}{Home}{ArrowUp}');
    expect(focused()).toBe('March 7, no events');
    await user.keyboard('{End}');
    expect(focused()).toBe('March 13, no events');
  });

  it('the month buttons retain the focus, and Today returns to the current month', async () => {
    serverWith([]);
    const { user } = await renderPart(<EventsPage />, { at: '/events?view=calendar' });
    await press(user, 'Next month');
    await screen.findByRole('grid', { name: 'Events of April 2027' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next month');
    await press(user, 'Today');
    await screen.findByRole('grid', { name: 'Events of March 2027' });
  });

  it('the calendar reloads after a failure', async () => {
    const server = serverWith([]);
    server.answers('GET /api/events', silent);
    const { user } = await renderPart(<EventsPage />, { at: '/events?view=calendar' });
    await screen.findByRole('heading', { name: 'Failed to load events' });
    server.answers('GET /api/events', { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByText('No events on March 10.')).toBeTruthy();
  });
});
