import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];

/** A sealed cookie and its lifetime. The name is part of the seal: one cookie cannot pass as another. */
export interface SealedCookie<Value> {
  readonly name: string;
  readonly seconds: number;
  readonly schema: z.ZodType<Value>;
}

/**
 * Short-lived data that a visitor without a session carries between two pages: encrypted, and unreadable
 * after it expires. Sealed with a key derived from the first session key, opened with any of them.
 */
export class SealedCookies {
  private readonly sessionKeys: readonly string[];
  private readonly secure: boolean;
  private readonly clock: Clock;

  constructor(sessionKeys: readonly string[], secure: boolean, clock: Clock) {
    this.sessionKeys = sessionKeys;
    this.secure = secure;
    this.clock = clock;
  }

  set<Value>(ctx: Context, cookie: SealedCookie<Value>, value: Value): void {
    const [newest] = this.sessionKeys;
    if (!newest) throw new Error('Sealed cookies need a session key');
    const until = this.clock.now().getTime() + cookie.seconds * 1000;
    const sealed = seal(keyFor(newest, cookie.name), JSON.stringify({ until, value }));
    this.write(ctx, cookie.name, sealed, cookie.seconds * 1000);
  }

  /** Null if it is missing, expired, changed, or sealed by someone else. */
  get<Value>(ctx: Context, cookie: SealedCookie<Value>): Value | null {
    const sealed = ctx.cookies.get(this.nameOf(cookie.name), { signed: false });
    if (!sealed) return null;
    for (const sessionKey of this.sessionKeys) {
      const text = open(keyFor(sessionKey, cookie.name), sealed);
      if (text !== null) return this.valueOf(text, cookie);
    }
    return null;
  }

  clear(ctx: Context, cookie: SealedCookie<unknown>): void {
    this.write(ctx, cookie.name, null, 0);
  }

  private valueOf<Value>(text: string, cookie: SealedCookie<Value>): Value | null {
    const content = JSON.parse(text) as { until: number; value: unknown };
    if (content.until <= this.clock.now().getTime()) return null;
    return cookie.schema.safeParse(content.value).data ?? null;
  }

  private write(ctx: Context, name: string, value: string | null, maxAge: number): void {
    ctx.cookies.set(this.nameOf(name), value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      signed: false,
      overwrite: true,
      ...(value !== null && { maxAge }),
    });
  }

  private nameOf(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }
}

function keyFor(sessionKey: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionKey, 'crewvine', `cookie:${name}`, KEY_BYTES));
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
