import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { LinkSecrets } from '#kernel/link-secrets.ts';

const NONCE_BYTES = 16;
const KEY_BYTES = 32;

/** Derives from the first session key, under its own purpose: neither key reveals the other. */
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
