import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs cookies by the first key and knows those of the others, as Keygrip does, of which Koa would make a new one for each
 * request: its comparison by two further HMACs was a tenth of a signed-in read.
 */
export class CookieKeys {
  private readonly keys: readonly string[];

  /** @param keys the newest first; at least one */
  constructor(keys: readonly string[]) {
    if (keys.length === 0) throw new Error('Cookies need a key to be signed with');
    this.keys = keys;
  }

  sign(data: string): string {
    return digestOf(data, this.keys[0] ?? '');
  }

  verify(data: string, digest: string): boolean {
    return this.index(data, digest) >= 0;
  }

  /** Which key has signed it; -1 is none. A cookie of an older key is signed anew. */
  index(data: string, digest: string): number {
    const given = Buffer.from(digest);
    return this.keys.findIndex((key) => {
      const expected = Buffer.from(digestOf(data, key));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }
}

function digestOf(data: string, key: string): string {
  return createHmac('sha256', key).update(data).digest('base64url');
}
