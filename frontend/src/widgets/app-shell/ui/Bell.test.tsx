// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Notification } from '#contract/notifications/notification.ts';
import { useUpcomingEventsInfiniteQuery } from '#entities/event/index.ts';
import { useNotificationsInfiniteQuery } from '#entities/notification/index.ts';
import { useMyReferralsQuery } from '#entities/referral/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { fakeLive, type FakeEventSource } from '#shared/testing/fake-live.ts';
import { startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { handTimers } from '#shared/testing/hand-timers.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { Bell } from './Bell.tsx';

const COUNT = 'GET /api/notifications/unread-count';

let people = 0;

const notification = (id: string, title: string, second: number, isRead = false): Notification => ({
  id,
  title,
  message: title,
  type: 'reward_ready',
  data: {},
  target: '/my-referrals',
  isRead,
  createdAt: `2026-11-20T12:00:0${second}.000Z`,
});

/** Shows the list, referrals, and events as a screen would. */
function Shown() {
  const { data } = useNotificationsInfiniteQuery(undefined);
  const { refetch } = useMyReferralsQuery(undefined);
  useUpcomingEventsInfiniteQuery({});
  useCurrentUser();
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <p data-testid="list">{rows.map(({ title, isRead }) => title + (isRead ? '' : '*')).join(' ')}</p>
      <button type="button" onClick={() => void refetch()}>
        Read referrals
      </button>
    </>
  );
}

interface Shelf {
  readonly server: FakeServer;
  readonly stream: FakeEventSource;
  readonly list: () => string | null;
}

async function show(unread: number, rows: readonly Notification[]): Promise<Shelf> {
  const streams = fakeLive();
  const server = startFakeServer();
  server.answers(COUNT, () => ({ body: { count: unread } }));
  server.answers('GET /api/notifications', () => ({ body: rows }));
  server.answers('GET /api/my-referrals', { body: [] });
  server.answers('GET /api/events', { body: [] });
  people += 1;
  await renderPart(
    <>
      <Bell person={`person-${people}`} />
      <Shown />
    </>,
  );
  onTestFinished(endTheLine);
  await waitFor(() => expect(streams.open.length).toBeGreaterThan(0));
  await waitFor(() => expect(server.calls('GET /api/my-referrals')).toHaveLength(1));
  const list = (): string | null => screen.getByTestId('list').textContent;
  await waitFor(() =>
    expect(list()).toBe(rows.map(({ title, isRead }) => title + (isRead ? '' : '*')).join(' ')),
  );
  const stream = streams.open.at(-1);
  if (!stream) throw new Error('no stream');
  return { server, stream, list };
}

const bellSays = (name: string) => screen.findByRole('link', { name });

/** Ends the connection, which outlives the screen by some seconds and would run in other tests. */
function endTheLine(): void {
  vi.useFakeTimers();
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the bell', () => {
  it("the bell shows the server's count and its updates without another request", async () => {
    const { server, stream } = await show(1, []);
    await bellSays('Notifications, 1 unread');
    stream.say('unread', { count: 120 });
    const bell = await bellSays('Notifications, 120 unread');
    expect(bell.textContent).toBe('99+');
    stream.say('unread', { count: 0 });
    await bellSays('Notifications');
    expect(server.calls(COUNT)).toHaveLength(1);
  });

  it('a new notification appears once in the inbox, sorted by time', async () => {
    const { server, stream, list } = await show(1, [notification('b', 'B', 3)]);
    stream.say('notification', notification('d', 'D', 5));
    stream.say('notification', notification('c', 'C', 4));
    stream.say('notification', notification('d', 'D', 5));
    stream.say('unread', { count: 3 });
    await waitFor(() => expect(list()).toBe('D* C* B*'));
    stream.say('notification', notification('b', 'B', 3, true));
    await waitFor(() => expect(list()).toBe('D* C* B'));
    expect(server.calls('GET /api/notifications')).toHaveLength(1);
  });

  it('a burst of notifications is announced as one polite message', async () => {
    const { stream } = await show(0, []);
    stream.say('notification', notification('x1', 'Offer signed', 1));
    stream.say('notification', notification('x1', 'Offer signed', 1));
    const status = screen.getByRole('status');
    await waitFor(() => expect(status.textContent).toBe('New notification: Offer signed'));
    vi.useFakeTimers();
    for (const id of ['x2', 'x3', 'x4']) stream.say('notification', notification(id, id, 2));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await waitFor(() => expect(status.textContent).toBe('3 new notifications'));
    expect(document.querySelector('[role="region"] > ol > li')).toBeNull();
  });

  it('the inbox is fetched again if more was read elsewhere than it shows', async () => {
    const { server, stream } = await show(2, [notification('a', 'A', 1), notification('b', 'B', 2)]);
    stream.say('unread', { count: 1 });
    await waitFor(() => expect(server.calls('GET /api/notifications')).toHaveLength(2));
  });

  it('the inbox is fetched again if a notification arrived between its request and the stream', async () => {
    const pass = handTimers();
    const rows = [notification('a', 'A', 1)];
    const { server, stream, list } = await show(1, rows);
    rows.unshift(notification('b', 'B', 2));
    stream.say('unread', { count: 2 }, '7');
    await waitFor(() => expect(list()).toBe('B* A*'));
    await bellSays('Notifications, 2 unread');
    expect(server.calls('GET /api/notifications')).toHaveLength(2);
    expect(server.calls(COUNT)).toHaveLength(1);
    stream.say('unread', { count: 2 }, '8');
    await pass(500);
    expect(server.calls('GET /api/notifications')).toHaveLength(2);
  });

  it('a notification that arrives during a request stays in the inbox', async () => {
    let answer: (rows: readonly Notification[]) => void = () => undefined;
    const { server, stream, list } = await show(2, [notification('a', 'A', 1), notification('b', 'B', 2)]);
    server.answers(
      'GET /api/notifications',
      () => new Promise((resolve) => (answer = (body) => resolve({ body }))),
    );
    stream.say('unread', { count: 1 }, '7');
    await waitFor(() => expect(server.calls('GET /api/notifications')).toHaveLength(2));
    stream.say('notification', notification('c', 'C', 3));
    answer([notification('b', 'B', 2), notification('a', 'A', 1, true)]);
    await waitFor(() => expect(list()).toBe('C* B* A'));
  });

  it('visible referrals are fetched again once per burst of changes', async () => {
    const { server, stream } = await show(0, []);
    for (const id of ['r1', 'r2', 'r3']) stream.say('referral', { id });
    await waitFor(() => expect(server.calls('GET /api/my-referrals')).toHaveLength(2));
    stream.say('referral', { id: 'r4' });
    await waitFor(() => expect(server.calls('GET /api/my-referrals')).toHaveLength(3));
    expect(server.calls('GET /api/notifications')).toHaveLength(1);
  });

  it('referrals are fetched again even if someone fetched them between two changes of a burst', async () => {
    const pass = handTimers();
    const { server, stream } = await show(0, []);
    const asked = () => server.calls('GET /api/my-referrals').length;
    stream.say('referral', { id: 'r1' });
    await pass(20);
    screen.getByRole('button', { name: 'Read referrals' }).click();
    await waitFor(() => expect(asked()).toBe(2));
    await pass(20);
    stream.say('referral', { id: 'r2' });
    await waitFor(() => expect(asked()).toBe(3));
  });

  it('visible events are fetched again after a change and after an outage', async () => {
    const { server, stream } = await show(0, []);
    const asked = () => server.calls('GET /api/events').length;
    await waitFor(() => expect(asked()).toBe(1));
    stream.say('event', { id: 'e1' });
    await waitFor(() => expect(asked()).toBe(2));
    stream.say('reread', { lists: ['referrals'] });
    await waitFor(() => expect(asked()).toBe(3));
  });

  it('the user is fetched again after the session ends', async () => {
    const { server, stream } = await show(0, []);
    const asked = server.calls('GET /api/auth/user').length;
    stream.say('session', {});
    await waitFor(() => expect(server.calls('GET /api/auth/user')).toHaveLength(asked + 1));
    expect(stream.readyState).toBe(2);
  });

  it('the user is fetched again if the server refuses the stream', async () => {
    const { server, stream } = await show(0, []);
    const asked = server.calls('GET /api/auth/user').length;
    stream.fail();
    await waitFor(() => expect(server.calls('GET /api/auth/user')).toHaveLength(asked + 1));
  });

  it('the bell polls the count if it cannot get a stream', async () => {
    const { server, stream } = await show(1, []);
    await bellSays('Notifications, 1 unread');
    vi.useFakeTimers();
    stream.say('ping', {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls(COUNT)).toHaveLength(1);
    stream.fail();
    server.answers(COUNT, { body: { count: 5 } });
    await vi.advanceTimersByTimeAsync(70_000);
    vi.useRealTimers();
    await bellSays('Notifications, 5 unread');
  });
});
