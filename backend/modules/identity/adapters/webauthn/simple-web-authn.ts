import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { UserId } from '#kernel/ids.ts';
import type { Passkey, PasskeyProtocol } from '../../application/passkeys/passkey-ports.ts';
import {
  passkeyCreationSchema,
  passkeyQuestionSchema,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyQuestion,
} from '../../contract/passkeys.ts';

const TIMEOUT_MS = 300_000;
/** EdDSA, ES256 and RS256: what every device can make one of. */
const ALGORITHMS = [-8, -7, -257];

/** WebAuthn for the one configured site. Requires keys that verify their user, and no attestation. */
export class SimpleWebAuthn implements PasskeyProtocol {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(publicUrl: string) {
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.rpID = hostname;
  }

  async creation(
    { id, email, name }: { readonly id: UserId; readonly email: string; readonly name: string },
    known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyCreation> {
    const options = await generateRegistrationOptions({
      rpName: 'Crewvine',
      rpID: this.rpID,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: asTransports(transports),
      })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return passkeyCreationSchema.parse(options);
  }

  async question(): Promise<PasskeyQuestion> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    });
    return passkeyQuestionSchema.parse(options);
  }

  async created(answer: NewPasskey, challenge: string): Promise<Passkey | null> {
    const { clientDataJSON, attestationObject, transports = [] } = answer.response;
    const result = await orNull(
      verifyRegistrationResponse({
        response: { ...answer, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
        ...this.expected(challenge),
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!result?.verified || !result.registrationInfo) return null;
    const { id: credentialId, publicKey, counter } = result.registrationInfo.credential;
    return { credentialId, publicKey, counter, transports };
  }

  async proved(
    answer: PasskeyProof,
    challenge: string,
    passkey: Passkey,
  ): Promise<{ counter: number } | null> {
    const { clientDataJSON, authenticatorData, signature } = answer.response;
    const { credentialId: id, publicKey, counter } = passkey;
    const result = await orNull(
      verifyAuthenticationResponse({
        response: {
          ...answer,
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        ...this.expected(challenge),
        credential: { id, publicKey: Uint8Array.from(publicKey), counter },
      }),
    );
    return result?.verified ? { counter: result.authenticationInfo.newCounter } : null;
  }

  private expected(expectedChallenge: string) {
    return {
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    };
  }
}

/** The library throws at what does not fit; nothing else can go wrong here. */
async function orNull<T>(verification: Promise<T>): Promise<T | null> {
  return verification.catch(() => null);
}

function asTransports(known: readonly string[]): AuthenticatorTransport[] {
  return known as AuthenticatorTransport[];
}
