// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnPasskey } from '#contract/identity/passkeys.ts';
import { declined, withPasskeys } from '#shared/testing/browser-passkeys.ts';
import { startFakeServer, unreachable } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { Passkeys } from './Passkeys.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1';
const OWN: OwnPasskey = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  userAgent: IPHONE,
  createdAt: '2026-11-20T18:00:00.000Z',
  lastUsedAt: null,
};
const MADE = { id: 'key', rawId: 'key', type: 'public-key', response: {} };

async function show(own: readonly OwnPasskey[] = []) {
  const server = startFakeServer();
  server.answers('POST /api/auth/factors/passkeys/options', { body: { challenge: 'a' } });
  const given: (readonly string[])[] = [];
  const { user } = await renderPart(<Passkeys own={own} onCodes={(codes) => given.push(codes)} />);
  return { server, user, given };
}

describe("the user's own passkeys", () => {
  it('the first passkey also creates recovery codes', async () => {
    const browser = withPasskeys();
    browser.create.mockResolvedValue(MADE);
    const { server, user, given } = await show();
    server.answers('POST /api/auth/factors/passkeys', { status: 201, body: { codes: ['AAAAA-00000'] } });
    await press(user, 'Add a passkey');
    await expectToast('Passkey added');
    expect(given).toEqual([['AAAAA-00000']]);
    expect(server.calls('POST /api/auth/factors/passkeys')[0]?.body).toEqual(MADE);
  });

  it('a canceled prompt, an existing passkey, and a lost connection add no passkey', async () => {
    const browser = withPasskeys();
    const { server, user } = await show();
    browser.create.mockRejectedValueOnce(declined());
    await press(user, 'Add a passkey');
    await waitFor(() => expect(browser.create).toHaveBeenCalledOnce());
    expect(server.calls('POST /api/auth/factors/passkeys')).toEqual([]);
    browser.create.mockRejectedValueOnce(Object.assign(new Error('There'), { name: 'InvalidStateError' }));
    await press(user, 'Add a passkey');
    await expectToast('This device already has a passkey for your account');
    browser.create.mockResolvedValue(MADE);
    server.answers('POST /api/auth/factors/passkeys', unreachable);
    await press(user, 'Add a passkey');
    await expectToast(/^The passkey wasn't added/);
  });

  it('a passkey is named after its device and can be removed', async () => {
    withPasskeys();
    const { server, user } = await show([OWN]);
    server.answers('DELETE /api/auth/factors/passkeys/*', { status: 204 });
    expect((await screen.findByRole('listitem')).textContent).toMatch(/Safari on iPhone.*not used yet/);
    await press(user, 'Remove the passkey of Safari on iPhone');
    await expectToast(/^Passkey removed/);
    expect(server.calls(`DELETE /api/auth/factors/passkeys/${OWN.id}`)).toHaveLength(1);
  });

  it('a browser without passkeys shows that they do not work', async () => {
    await show();
    expect(await screen.findByText("Passkeys don't work with this browser or this address.")).toBeDefined();
  });
});
