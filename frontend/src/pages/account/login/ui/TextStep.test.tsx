// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LoginPage } from './LoginPage.tsx';

const WRONG = "That code isn't right, or it has expired";
const REFUSED = "Unauthorized: That code isn't right, or it has expired";

async function afterPhone() {
  const server = startFakeServer();
  server.answers('POST /api/auth/phone-code', { status: 202 });
  const { user, address } = await renderPart(<LoginPage />, { at: '/login?returnTo=/jobs' });
  await press(user, 'Text me a code instead');
  await screen.findByRole('heading', { name: 'Sign in by text' });
  await fillIn(user, { Phone: '512-555-0147' });
  await press(user, 'Text me a code');
  await screen.findByRole('form', { name: 'Enter your code' });
  return { server, user, address };
}

describe('a sign-in by text', () => {
  it('the phone and then the code sign in and open the page the user wanted', async () => {
    const { server, user, address } = await afterPhone();
    expect(server.calls('POST /api/auth/phone-code').map(({ body }) => body)).toEqual([
      { phone: '512-555-0147', purpose: 'sign_in' },
    ]);
    // The text does not reveal whether the phone has an account.
    screen.getByText(/^If \(512\) 555-0147 is confirmed for an account/);
    server.answers('POST /api/auth/phone-login', refusing(401, 'http.unauthorized', REFUSED));
    await fillIn(user, { '6-digit code': '999999' });
    await press(user, 'Sign In');
    await screen.findByText(WRONG);
    server.answers('POST /api/auth/phone-login', { body: sampleUser() });
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await fillIn(user, { '6-digit code': '123456' });
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe('/jobs'));
  });

  it('a user with a second step has to complete it', async () => {
    const { server, user } = await afterPhone();
    server.answers('POST /api/auth/phone-login', { status: 202, body: { waitsFor: 'second_factor' } });
    await fillIn(user, { '6-digit code': '123456' });
    await press(user, 'Sign In');
    const help = 'Six digits from your app, or one of your recovery codes.';
    expect(await screen.findByText(help)).toBeDefined();
  });

  it('a suspended user sees the reason and how to appeal', async () => {
    const { server, user } = await afterPhone();
    const suspension = { reason: 'You kept posting ads.', endsAt: null, appealPath: '/appeal/t' };
    const body = { message: 'This account is suspended', code: 'identity.suspended', suspension };
    server.answers('POST /api/auth/phone-login', { status: 403, body });
    await fillIn(user, { '6-digit code': '123456' });
    await press(user, 'Sign In');
    await screen.findByText('You kept posting ads.');
    expect(screen.getByRole('link', { name: 'Appeal this decision' })).toBeDefined();
  });

  it('the step shows too many tries and offers another phone or the password', async () => {
    const { server, user } = await afterPhone();
    server.answers('POST /api/auth/phone-code', refusing(429, 'http.too_many', 'Too many tries'));
    await press(user, 'Send it again');
    await screen.findByText('Too many tries. Wait a while and try again.');
    await press(user, 'Use another phone');
    await fillIn(user, { Phone: '12' });
    await press(user, 'Text me a code');
    await screen.findByText('Please enter a valid phone number');
    await press(user, 'Use your password');
    expect(await screen.findByLabelText('Email')).toBeDefined();
  });
});
