import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { createSelfSignedCertificate, type KeyAndCertificate } from './self-signed-certificate.ts';

export interface KeptCertificate {
  readonly certificate: string;
  readonly encryptedKey: Uint8Array;
}

export interface ServerCertificates {
  newestFirst(): Promise<readonly KeptCertificate[]>;
  add(id: string, kept: KeptCertificate, at: Date): Promise<void>;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * The server's certificate, created when it is first needed. Its private key is encrypted under the session
 * keys.
 */
export class ServerCertificate {
  private readonly kept: ServerCertificates;
  private readonly keys: readonly Buffer[];
  private readonly clock: Clock;
  private loading: Promise<KeyAndCertificate> | null = null;

  constructor(kept: ServerCertificates, sessionKeys: readonly string[], clock: Clock) {
    this.kept = kept;
    this.keys = sessionKeys.map((key) =>
      Buffer.from(hkdfSync('sha256', key, 'crewvine', 'certificates', KEY_BYTES)),
    );
    this.clock = clock;
  }

  /** Two processes at first need may make one each: both sign well, and the newest is used from then on. */
  async current(): Promise<KeyAndCertificate> {
    this.loading ??= this.load();
    try {
      return await this.loading;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  private async load(): Promise<KeyAndCertificate> {
    for (const { certificate, encryptedKey } of await this.kept.newestFirst()) {
      const privateKeyPem = this.decrypt(Buffer.from(encryptedKey));
      if (privateKeyPem) return { certificatePem: certificate, privateKeyPem };
    }
    const now = this.clock.now();
    const made = await createSelfSignedCertificate(now);
    const encryptedKey = this.encrypt(made.privateKeyPem);
    await this.kept.add(newId(), { certificate: made.certificatePem, encryptedKey }, now);
    return made;
  }

  private encrypt(text: string): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('The signing key is kept under a session key: SESSION_KEYS is empty');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /** Null if no key of the list encrypted it; then a new certificate is created. */
  private decrypt(sealed: Buffer): string | null {
    for (const key of this.keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        continue;
      }
    }
    return null;
  }
}
