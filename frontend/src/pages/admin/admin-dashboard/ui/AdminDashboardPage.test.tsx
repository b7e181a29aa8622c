// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { AdminDashboardPage } from './AdminDashboardPage.tsx';

it('a member sees that the dashboard is for admins, and no figures are requested', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  await renderPart(<AdminDashboardPage />, { at: '/admin-dashboard' });
  await expectToast('Access DeniedYou need admin privileges to access this page.');
  expect(await screen.findByRole('heading', { name: 'Administrator privileges required' })).toBeDefined();
  expect(server.calls('GET /api/admin/stats')).toEqual([]);
});
