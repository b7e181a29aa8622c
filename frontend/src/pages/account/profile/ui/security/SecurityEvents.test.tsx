// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SecurityEvent } from '#contract/identity/security/security-events.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const anEvent = (event: Partial<SecurityEvent>): SecurityEvent => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T18:00:00.000Z',
  kind: 'signed_in',
  detail: 'password',
  address: '203.0.113.7',
  userAgent: CHROME,
  isNewDevice: false,
  ...event,
});

it('an event shows its kind, device, and address, and marks new devices', async () => {
  startFakeServer().answers('GET /api/auth/security-events', {
    body: [
      anEvent({ isNewDevice: true }),
      anEvent({ kind: 'role_changed', detail: 'worker' }),
      anEvent({ kind: 'password_changed', detail: null, userAgent: null, address: null }),
    ],
  });
  await renderPart(<SecurityEvents />);
  const [signIn, role, password] = await screen.findAllByRole('listitem');
  const words = (row: HTMLElement | undefined) => row?.textContent ?? '';
  expect(words(signIn)).toMatch(
    /^Signed in · with the password.*Chrome on Android · from 203\.0\.113\.7New device$/,
  );
  expect(words(role)).toContain('Role changed · worker');
  expect(words(password)).toMatch(/^Password changed.*Unknown device$/);
  expect(within(role ?? document.body).queryByText('New device')).toBeNull();
});

it('a press shows older events', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/security-events', ({ search }) =>
    search.get('cursor') === null
      ? { body: [anEvent({})], headers: { Link: '</api/auth/security-events?cursor=b>; rel="next"' } }
      : { body: [anEvent({ kind: 'email_changed', detail: null })] },
  );
  const { user } = await renderPart(<SecurityEvents />);
  await press(user, 'Show more');
  expect(await screen.findByText('Email changed')).toBeDefined();
});
