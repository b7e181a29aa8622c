import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyQuestion,
} from '#contract/identity/passkeys.ts';

const NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser knows passkeys, and keeps them for where it is: for a name, and for no number. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !NUMBER.test(location.hostname);
}

/** Null where the person does not want to after all. @throws where the browser cannot, or has one for this account already */
export async function makePasskey(asked: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return orNull(startRegistration({ optionsJSON: asked }));
}

/** Null where the person does not want to after all, or has none for this site. */
export async function showPasskey(asked: PasskeyQuestion): Promise<PasskeyProof | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return orNull(startAuthentication({ optionsJSON: asked }));
}

/** Browsers say the same of a person who said no, of one who has none, and of time that ran out. */
async function orNull<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
