import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What links that open without an account are made of (rules.md#link-tokens). */
export interface LinkSecrets {
  /** 128 random bits in base64url; a new one revokes the link made from the old one. */
  nonce(): string;
  /** A keyed hash in base64url: the same message gives the same token again, and nobody else can make it. */
  derive(message: string): string;
  /** What the database keeps of a token. */
  hash(token: string): string;
}

const NONCE_BYTES = 16;
const KEY_BYTES = 32;

/** Derives from the first session key, under a purpose of its own: neither key reveals the other. */
export class HmacLinkSecrets implements LinkSecrets {
  private readonly secret: string | undefined;

  constructor(sessionKeys: readonly string[]) {
    this.secret = sessionKeys[0];
  }

  nonce(): string {
    return randomBytes(NONCE_BYTES).toString('base64url');
  }

  derive(message: string): string {
    return createHmac('sha256', this.key()).update(message).digest('base64url');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  private key(): Buffer {
    if (!this.secret) throw new Error('Links need a session key');
    return Buffer.from(hkdfSync('sha256', this.secret, 'crewvine', 'links', KEY_BYTES));
  }
}
