// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminSecurityEvent } from '#contract/admin/lists.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SecurityEventList } from './SecurityEventList.tsx';

const ANA = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
};

const anEvent = (event: Partial<AdminSecurityEvent>): AdminSecurityEvent => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T18:00:00.000Z',
  kind: 'sign_in_failed',
  detail: 'password',
  address: '203.0.113.7',
  userAgent: null,
  isNewDevice: false,
  person: null,
  ...event,
});

it('a security event names its account, if any, and is found by address and kind', async () => {
  const server = startFakeServer();
  server.answers('GET /api/admin/security-events', {
    body: [anEvent({}), anEvent({ kind: 'signed_in', detail: 'text', person: ANA, isNewDevice: true })],
  });
  const { user } = await renderPart(<SecurityEventList />);
  const table = within(await screen.findByRole('table', { name: 'Security events' }));
  const [, nobodys, anas] = table.getAllByRole('row');
  expect(nobodys?.textContent).toContain('Failed sign-in · with the password');
  expect(nobodys?.textContent).toContain('No account');
  expect(anas?.textContent).toContain('ana@example.com');
  expect(within(anas ?? document.body).getByText('New device')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('What happened'), 'Failed sign-in');
  await user.type(screen.getByLabelText('Email or network address'), '203.0.113.7');
  await press(user, 'Search');
  await expect
    .poll(() => server.calls('GET /api/admin/security-events').at(-1)?.search.toString())
    .toBe('q=203.0.113.7&kind=sign_in_failed');
});
