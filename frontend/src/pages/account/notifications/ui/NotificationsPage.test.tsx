// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notification.ts';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { pressOnceEnabled } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

const PATH = '/api/notifications';
const told = (id: string, title: string, isRead: boolean): Notification => ({
  id,
  title,
  message: 'm',
  type: 'offer_accepted',
  data: {},
  target: '/dashboard',
  isRead,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const ALL = [told('1', 'Offer accepted', false), told('2', 'Payout processed', true)];

function start(): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(`GET ${PATH}/unread-count`, { body: { count: 1 } });
  server.answers(`GET ${PATH}`, ({ search }) => ({
    body: ALL.filter(({ isRead }) => !(search.get('show') === 'unread' && isRead)),
  }));
  return server;
}
const asked = (server: FakeServer) => server.calls(`GET ${PATH}`).at(-1)?.search.toString();

describe('the inbox', () => {
  it('the filter shows all, unread, or one topic, and is stored in the address', async () => {
    const server = start();
    const { user, address } = await renderPart(<NotificationsPage />, { at: '/notifications' });
    expect(await screen.findByText('Payout processed')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    await waitFor(() => expect(screen.queryByText('Payout processed')).toBeNull());
    expect(await screen.findByText('Offer accepted')).toBeTruthy();
    expect([asked(server), address()]).toEqual(['show=unread', '/notifications?show=unread']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Offers');
    await waitFor(() => expect(asked(server)).toBe('show=unread&about=offers'));
    expect(address()).toBe('/notifications?show=unread&about=offers');
  });

  it('an empty result offers to show everything', async () => {
    const server = start();
    server.answers(`GET ${PATH}`, ({ search }) => ({ body: search.size > 0 ? [] : ALL }));
    const { user, address } = await renderPart(<NotificationsPage />, { at: '/notifications?about=payouts' });
    expect(await screen.findByText('Nothing here')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText('Payout processed')).toBeTruthy();
    expect(address()).toBe('/notifications');
  });

  it('the button that marks everything as read is always there, and works once the count is known', async () => {
    const server = start();
    let answer: (count: number) => void = () => undefined;
    server.answers(
      `GET ${PATH}/unread-count`,
      () => new Promise((resolve) => (answer = (count) => resolve({ body: { count } }))),
    );
    await renderPart(<NotificationsPage />, { at: '/notifications' });
    await screen.findByText('Payout processed');
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    answer(1);
    await screen.findByText(/1 unread/);
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('one call marks everything as read', async () => {
    const server = start();
    server.answers(`PUT ${PATH}/read-all`, { status: 204 });
    const { user } = await renderPart(<NotificationsPage />, { at: '/notifications' });
    await pressOnceEnabled(user, 'Mark all as read');
    await waitFor(() => expect(server.calls(`PUT ${PATH}/read-all`)).toHaveLength(1));
    expect(server.calls(`PUT ${PATH}/*/read`)).toHaveLength(0);
  });

  it('the inbox reloads after a failure, filtered or not', async () => {
    const server = start();
    server.answers(`GET ${PATH}`, silent);
    const { user } = await renderPart(<NotificationsPage />, {
      at: '/notifications?show=unread',
      language: 'es',
    });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    server.answers(`GET ${PATH}`, { body: ALL });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Offer accepted')).toBeTruthy();
  });
});
