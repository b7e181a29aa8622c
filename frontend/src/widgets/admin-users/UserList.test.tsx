// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ACCOUNT_ACTIONS, type AdminUser } from '#contract/admin/users.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { UserList } from './UserList.tsx';

function user(email: string, actions: AdminUser['actions']): AdminUser {
  return {
    id: `01890a5d-ac96-774b-bcce-${email.padEnd(12, '0').slice(0, 12)}`,
    email,
    emailVerifiedAt: null,
    firstName: 'Héctor',
    lastName: 'Ruiz',
    phone: null,
    userType: 'worker',
    location: null,
    referralCode: 'ABCD1234',
    referredBy: null,
    totalReferrals: 0,
    successfulReferrals: 0,
    createdAt: '2026-11-20T12:00:00.000Z',
    status: 'active',
    actions,
  };
}

it('a row has the buttons of its actions', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
  server.answers('GET /api/admin/users', {
    body: [user('open@example.com', [...ACCOUNT_ACTIONS]), user('gone@example.com', [])],
  });
  await renderPart(<UserList roles={['worker']} />);
  const buttonsOf = async (email: string): Promise<number> => {
    const row = (await screen.findByText(email)).closest('tr');
    if (!row) throw new Error('The address is in no row');
    return within(row).queryAllByRole('button').length;
  };
  expect(await buttonsOf('open@example.com')).toBeGreaterThan(0);
  expect(await buttonsOf('gone@example.com')).toBe(0);
});
