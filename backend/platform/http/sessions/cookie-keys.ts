import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs cookies with the first key and verifies with all, like Keygrip. Koa would create a new Keygrip for
 * each request, and its comparison by two more HMACs took a tenth of a signed-in read.
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

  /** The index of the key that signed it; -1 for none. Koa re-signs a cookie of an older key. */
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
