// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { AdminLayout } from './AdminLayout.tsx';

const open = async (userType: 'admin' | 'employer', at = '/admin/money') => {
  startFakeServer().answers('GET /api/auth/user', { body: sampleUser({ userType }) });
  await renderPart(<AdminLayout title="Money">What waits</AdminLayout>, { at });
};

it('each page of the admin desk links to all the others and marks the current one', async () => {
  await open('admin');
  const nav = within(await screen.findByRole('navigation', { name: 'Admin desk' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin-dashboard',
    '/admin-panel',
    '/admin/money',
    '/admin/moderation',
    '/admin/i9-reviews',
    '/admin/events',
  ]);
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Money');
});

it('the page of one person counts as part of People', async () => {
  await open('admin', '/admin/people/01890a5d-ac96-774b-bcce-b302099a8057');
  expect((await screen.findByRole('link', { current: true })).textContent).toBe('People');
});

it('users who are not admins see only a refusal', async () => {
  await open('employer');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined();
  expect(screen.getByText("You don't have permission to access the admin panel.")).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByText('What waits')).toBeNull();
});
