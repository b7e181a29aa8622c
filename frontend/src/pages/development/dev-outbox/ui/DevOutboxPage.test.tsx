// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { DevOutboxPage } from './DevOutboxPage.tsx';

const OUTBOX = 'GET /api/dev/outbox';
const message = (to: string, body: string) => ({
  channel: 'sms',
  to,
  subject: null,
  body,
  at: '2026-11-20T12:00:00.000Z',
});

async function open() {
  const server = startFakeServer();
  server.answers('GET /api/dev/clock', { body: { now: '2027-02-03T15:30:00.000Z' } });
  server.answers(OUTBOX, {
    body: [message('+15125550142', 'Newest')],
    headers: { Link: '</api/dev/outbox?cursor=older>; rel="next"' },
  });
  return { server, ...(await renderPart(<DevOutboxPage />, { at: '/dev/outbox' })) };
}

it('a press shows older messages under the newest', async () => {
  const { server, user } = await open();
  expect(await screen.findByText('Newest')).toBeDefined();
  server.answers(OUTBOX, { body: [message('+15125550199', 'Oldest')] });
  await press(user, 'Show older');
  expect(await screen.findByText('Oldest')).toBeDefined();
  expect(screen.getByText('Newest')).toBeDefined();
  expect(server.calls(OUTBOX).at(-1)?.search.get('cursor')).toBe('older');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull());
});

it('the filters search messages by recipient, words, and kind', async () => {
  const { server, user } = await open();
  await user.type(await screen.findByLabelText(/^Recipient/), '(512) 555{Enter}');
  await user.type(screen.getByLabelText(/^Words/), 'offer{Enter}');
  server.answers(OUTBOX, { body: [] });
  await user.selectOptions(screen.getByLabelText('Kind'), 'Text');
  expect(await screen.findByText(/^Nothing was sent that matches/)).toBeDefined();
  const search = server.calls(OUTBOX).at(-1)?.search;
  expect(Object.fromEntries(search ?? [])).toEqual({ recipient: '(512) 555', q: 'offer', channel: 'sms' });
});

it("the page shows the application's time without moving the clock", async () => {
  await open();
  expect(await screen.findByText(/It is now/)).toHaveProperty(
    'textContent',
    expect.stringContaining('Feb 3, 2027'),
  );
});
