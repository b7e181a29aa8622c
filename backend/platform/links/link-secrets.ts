import { createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';

const NONCE_BYTES = 16;
const KEY_BYTES = 32;
const DIGITS = 6;

/** Derives from the first session key, under its own purpose: neither key reveals the other. */
export class HmacLinkSecrets implements LinkSecrets {
  private readonly sessionKeys: readonly string[];

  constructor(sessionKeys: readonly string[]) {
    this.sessionKeys = sessionKeys;
  }

  nonce(): string {
    return randomBytes(NONCE_BYTES).toString('base64url');
  }

  derive(message: string): string {
    const [newest] = this.sessionKeys;
    if (newest === undefined) throw new Error('Links need a session key');
    return derived(newest, message);
  }

  again(message: string, tokenHash: string): string | null {
    const tokens = this.sessionKeys.map((key) => derived(key, message));
    return tokens.find((token) => this.hash(token) === tokenHash) ?? null;
  }

  code(): string {
    return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}

function derived(sessionKey: string, message: string): string {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, 'crewvine', 'links', KEY_BYTES));
  return createHmac('sha256', key).update(message).digest('base64url');
}
