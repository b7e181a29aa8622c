import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyQuestion,
} from '#contract/identity/passkeys.ts';

const NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser supports passkeys here: they need a domain name, not an IP address. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !NUMBER.test(location.hostname);
}

/** Null if the person cancels. @throws if the browser fails or already has a passkey for this account */
export async function makePasskey(asked: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return orNull(startRegistration({ optionsJSON: asked }));
}

/** Null if the person cancels or has no passkey for this site. */
export async function showPasskey(asked: PasskeyQuestion): Promise<PasskeyProof | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return orNull(startAuthentication({ optionsJSON: asked }));
}

/** Browsers report a refusal, a missing passkey, and a timeout as the same error. */
async function orNull<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
