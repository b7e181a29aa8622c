import { onTestFinished, vi } from 'vitest';

const LIBRARY = '@simplewebauthn/browser';
const shown = { create: vi.fn(), get: vi.fn() };

/** A browser that knows passkeys: what its person answers where it asks for one. */
export function withPasskeys(): typeof shown {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  // For each test: modules outlive a file, and what was mocked for one does not.
  vi.doMock(LIBRARY, () => ({ startRegistration: shown.create, startAuthentication: shown.get }));
  onTestFinished(() => {
    vi.doUnmock(LIBRARY);
    vi.unstubAllGlobals();
    shown.create.mockReset();
    shown.get.mockReset();
  });
  return shown;
}

/** What browsers say where someone does not want to after all. */
export const declined = (): Error => Object.assign(new Error('No'), { name: 'NotAllowedError' });

export const PASSKEY_QUESTION = {
  rpId: 'crewvine.test',
  challenge: 'a-challenge',
  timeout: 300_000,
  userVerification: 'required',
};
export const PASSKEY_PROOF = {
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' },
};
