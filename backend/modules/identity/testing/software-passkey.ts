import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '#contract/identity/passkeys.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';

const SITE = { rpId: 'crewvine.test', origin: 'http://crewvine.test' };
const [USER_PRESENT, USER_VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];
const ID_BYTES = 32;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** The part of CBOR that a passkey uses: maps, texts, integers, and bytes, each shorter than 256. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24 ? Buffer.from([(major << 5) | length]) : Buffer.from([(major << 5) | 24, length]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

interface Signing {
  readonly challenge: string;
  /** Where the browser is, which may be another site. */
  readonly origin?: string | undefined;
  readonly rpId?: string | undefined;
  /** Whether the device has checked who holds it. */
  readonly isVerified?: boolean | undefined;
}

/** A fake device with a passkey, in place of a browser and its owner's finger. */
export class SoftwarePasskey {
  readonly credentialId = randomBytes(ID_BYTES);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  create({ challenge, origin, rpId, isVerified }: Signing): NewPasskey {
    const id = base64url(this.credentialId);
    const data = this.authenticatorData({ rpId, isVerified, withKey: true });
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    const response = {
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    };
    return { id, rawId: id, type: 'public-key', response };
  }

  prove(
    { challenge, origin, rpId, isVerified }: Signing,
    key: KeyObject = this.keys.privateKey,
  ): PasskeyProof {
    const id = base64url(this.credentialId);
    this.counter += 1;
    const data = this.authenticatorData({ rpId, isVerified, withKey: false });
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const response = {
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, key)),
    };
    return { id, rawId: id, type: 'public-key', response };
  }

  private authenticatorData({
    rpId = SITE.rpId,
    isVerified = true,
    withKey,
  }: Omit<Signing, 'challenge' | 'origin'> & { readonly withKey: boolean }): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (withKey ? WITH_KEY : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const parts = [sha256(rpId), Buffer.from([flags]), counter];
    return Buffer.concat(withKey ? [...parts, this.attestedKey()] : parts);
  }

  private attestedKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, ID_BYTES]);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, cbor(key)]);
  }
}

function clientData(type: string, challenge: string, origin = SITE.origin): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

/** Makes a passkey for someone who is signed in; the recovery codes where it is their first second step. */
export async function addPasskey({ client }: Pick<SignedUp, 'client'>): Promise<{
  readonly passkey: SoftwarePasskey;
  readonly codes: readonly string[];
}> {
  const passkey = new SoftwarePasskey();
  const { challenge } = (await client.post('/api/auth/factors/passkeys/options')).body;
  const answer = await client.post('/api/auth/factors/passkeys', passkey.create({ challenge }));
  if (answer.status !== 201)
    throw new Error(`Adding it answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { passkey, codes: answer.body.codes ?? [] };
}
