// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnPasskey } from '#contract/identity/passkeys.ts';
import { settleRefusals } from '#shared/api/index.ts';
import { PASSKEY_PROOF, PASSKEY_QUESTION, withPasskeys } from '#shared/testing/browser-passkeys.ts';
import { refusing, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { settle } from '../model/settle.ts';
import { ProvenDownload } from './ProvenDownload.tsx';

settleRefusals(
  async (refusal, dispatch) => refusal.code === 'identity.step_up_required' && settle(refusal, dispatch),
);

const KNOWN = {
  authenticator: false,
  recoveryCodesLeft: 0,
  hasPassword: true,
  isRequired: false,
  passkeys: [] as readonly OwnPasskey[],
};

/** The file requires a proof until the user gives one. */
function serverAsking(known: Partial<typeof KNOWN> = {}): FakeServer {
  const server = startFakeServer();
  let isProved = false;
  server.answers('GET /api/auth/factors', { body: { ...KNOWN, ...known } });
  server.answers('GET /api/auth/step-up', () =>
    isProved ? { status: 204 } : refusing(403, 'identity.step_up_required', "Please confirm it's you"),
  );
  server.answers('POST /api/auth/step-up', ({ body }) => {
    isProved = JSON.stringify(body).includes('right');
    return isProved
      ? { status: 204 }
      : refusing(422, 'identity.wrong_password', 'Your current password is incorrect');
  });
  return server;
}

async function pressDownload() {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderPart(<ProvenDownload to="/api/auth/personal-data">Download</ProvenDownload>);
  await user.click(screen.getByRole('link', { name: 'Download' }));
  return { user, saved };
}

describe('a call that requires a new proof of identity', () => {
  it('a user with a passkey confirms with it', async () => {
    const browser = withPasskeys();
    const passkey = { ...PASSKEY_PROOF, id: 'right' };
    browser.get.mockResolvedValueOnce(PASSKEY_PROOF).mockResolvedValueOnce(passkey);
    const own = { id: '1', userAgent: null, createdAt: '2026-11-20T18:00:00.000Z', lastUsedAt: null };
    const server = serverAsking({ passkeys: [own] });
    server.answers('POST /api/auth/passkeys/options', { body: PASSKEY_QUESTION });
    const { user, saved } = await pressDownload();
    await press(user, 'Use a passkey');
    await screen.findByRole('alert');
    await press(user, 'Use a passkey');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.calls('POST /api/auth/step-up').at(-1)?.body).toEqual({ passkey });
    saved.mockRestore();
  });

  it('the dialog reports a wrong password, and the right one repeats the call', async () => {
    const server = serverAsking();
    const { user, saved } = await pressDownload();
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await fillIn(user, { Password: 'wrong' });
    await press(user, 'Confirm');
    await screen.findByText('Your current password is incorrect');
    await fillIn(user, { Password: 'right' });
    await press(user, 'Confirm');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.calls('GET /api/auth/step-up')).toHaveLength(2);
    expect(server.calls('POST /api/auth/step-up').map(({ body }) => body)).toEqual([
      { password: 'wrong' },
      { password: 'right' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    saved.mockRestore();
  });

  it('a user with an authenticator app enters a code or the password', async () => {
    const server = serverAsking({ authenticator: true });
    const { user, saved } = await pressDownload();
    await screen.findByRole('textbox', { name: 'Code' });
    await press(user, 'Confirm');
    await screen.findByText('Enter the code');
    await press(user, 'Use your password');
    expect(screen.getByLabelText('Password')).toBeDefined();
    await press(user, 'Use a code');
    await fillIn(user, { Code: 'right' });
    await press(user, 'Confirm');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.calls('POST /api/auth/step-up')[0]?.body).toEqual({ code: 'right' });
    saved.mockRestore();
  });

  it('a user with no password or code signs in with their provider, or cancels without a change', async () => {
    const server = serverAsking({ hasPassword: false });
    const { user, saved } = await pressDownload();
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/api/login?again=yes&returnTo=%2F');
    const password = screen.getByRole('link', { name: 'Set a password' });
    expect(password.getAttribute('href')).toBe('/forgot-password');
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([saved.mock.calls.length, server.calls('GET /api/auth/step-up').length]).toEqual([0, 1]);
    saved.mockRestore();
  });
});
