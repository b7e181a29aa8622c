// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declined, PASSKEY_PROOF, PASSKEY_QUESTION, withPasskeys } from '#shared/testing/browser-passkeys.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LoginPage } from './LoginPage.tsx';

const REFUSED = "Unauthorized: That passkey didn't work. Please try again.";

describe('a sign-in with a passkey', () => {
  it('the passkey signs in and opens the page the user wanted', async () => {
    const server = startFakeServer();
    const browser = withPasskeys();
    browser.get.mockResolvedValue(PASSKEY_PROOF);
    server.answers('POST /api/auth/passkeys/options', { body: PASSKEY_QUESTION });
    server.answers('POST /api/auth/passkey-login', () => {
      server.answers('GET /api/auth/user', { body: sampleUser() });
      return { body: sampleUser() };
    });
    const { user, address } = await renderPart(<LoginPage />, { at: '/login?returnTo=/jobs' });
    await press(user, 'Sign in with a passkey');
    await waitFor(() => expect(address()).toBe('/jobs'));
    expect(browser.get).toHaveBeenCalledWith({ optionsJSON: PASSKEY_QUESTION });
    expect(server.calls('POST /api/auth/passkey-login')[0]?.body).toEqual(PASSKEY_PROOF);
  });

  it('a refused passkey shows an error, and a canceled prompt shows nothing', async () => {
    const server = startFakeServer();
    const browser = withPasskeys();
    server.answers('POST /api/auth/passkeys/options', { body: PASSKEY_QUESTION });
    server.answers('POST /api/auth/passkey-login', refusing(401, 'identity.unauthorized', REFUSED));
    const { user } = await renderPart(<LoginPage />, { at: '/login' });
    browser.get.mockRejectedValueOnce(declined());
    await press(user, 'Sign in with a passkey');
    await waitFor(() => expect(browser.get).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    browser.get.mockResolvedValue(PASSKEY_PROOF);
    await press(user, 'Sign in with a passkey');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "That passkey didn't work. Please try again.",
    );
  });

  it('a browser without passkeys does not offer them', async () => {
    startFakeServer();
    await renderPart(<LoginPage />, { at: '/login' });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
