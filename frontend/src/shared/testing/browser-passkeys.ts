import { onTestFinished, vi } from 'vitest';

const LIBRARY = '@simplewebauthn/browser';
const shown = { create: vi.fn(), get: vi.fn() };

/** Mocks a browser with passkeys. A test sets how the person responds to its prompts. */
export function withPasskeys(): typeof shown {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  // Per test, because modules outlive a file and mocks of modules do not.
  vi.doMock(LIBRARY, () => ({ startRegistration: shown.create, startAuthentication: shown.get }));
  onTestFinished(() => {
    vi.doUnmock(LIBRARY);
    vi.unstubAllGlobals();
    shown.create.mockReset();
    shown.get.mockReset();
  });
  return shown;
}

/** The error that browsers throw if the person cancels the prompt. */
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
