// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LoginPage } from './LoginPage.tsx';

const WRONG = "That code isn't right, or it was used already";

async function afterPassword() {
  const server = startFakeServer();
  server.answers('POST /api/auth/login', { status: 202, body: { waitsFor: 'second_factor' } });
  const { user, address } = await renderPart(<LoginPage />, { at: '/login?returnTo=/jobs' });
  await fillIn(user, { Email: 'a@example.com', Password: 'sturdy-hammer-9' });
  await press(user, 'Sign In');
  await screen.findByRole('form', { name: 'Enter your code' });
  return { server, user, address };
}

describe('a sign-in that requires a code', () => {
  it('the right code signs in and opens the page the user wanted', async () => {
    const { server, user, address } = await afterPassword();
    server.answers('POST /api/auth/factors/code', ({ body }) =>
      JSON.stringify(body) === '{"code":"123456"}'
        ? { body: sampleUser() }
        : refusing(422, 'identity.wrong_code', WRONG, [{ path: 'code', message: WRONG }]),
    );
    await fillIn(user, { Code: '999999' });
    await press(user, 'Sign In');
    await screen.findByText(WRONG);
    await fillIn(user, { Code: '123456' });
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe('/jobs'));
  });

  it('the code step shows that it expired or had too many tries, and starts over', async () => {
    const { server, user } = await afterPassword();
    // A user at the code step already has an account.
    expect(screen.queryByRole('navigation', { name: 'New here?' })).toBeNull();
    server.answers(
      'POST /api/auth/factors/code',
      refusing(410, 'identity.sign_in_again', 'Please sign in again'),
    );
    await fillIn(user, { Code: '123456' });
    await press(user, 'Sign In');
    await screen.findByText('That took too long. Please sign in again.');
    server.answers('POST /api/auth/factors/code', refusing(429, 'http.too_many', 'Too many tries'));
    await press(user, 'Sign In');
    await screen.findByText('Too many tries. Wait 15 minutes and try again.');
    await press(user, 'Use another account');
    expect(await screen.findByLabelText('Email')).toBeDefined();
  });

  it('a user sent by a provider lands on the code step', async () => {
    startFakeServer();
    await renderPart(<LoginPage />, { at: '/login?step=code&returnTo=/jobs' });
    expect(await screen.findByRole('form', { name: 'Enter your code' })).toBeDefined();
  });
});
