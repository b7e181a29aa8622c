// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { openByLink } from '#shared/testing/open-by-link.tsx';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LoginPage } from './LoginPage.tsx';

const STATE = { returnTo: '/confirm-referral/t', known: { name: 'Rosa Díaz', phone: '+15125550148' } };

async function openFromReferral() {
  const server = startFakeServer();
  const part = await openByLink('/login', STATE, <LoginPage />);
  return { ...part, server };
}

it('a sign-in returns to the secret page that requested it', async () => {
  const { user, server, address } = await openFromReferral();
  await fillIn(user, { Email: 'ana@example.com', Password: 'sturdy-hammer-9' });
  server.answers('POST /api/auth/login', { body: sampleUser() });
  server.answers('GET /api/auth/user', { body: sampleUser() });
  await press(user, 'Sign In');
  await waitFor(() => expect(address()).toBe('/confirm-referral/t'));
});

it('a worker without an account still has the way back and the details of the referral on the sign-up page', async () => {
  const { user, address } = await openFromReferral();
  await user.click(await screen.findByRole('link', { name: 'Sign up to find work' }));
  await waitFor(() => expect(address()).toBe('/worker-signup'));
  expect(history.state.usr).toEqual(STATE);
});
