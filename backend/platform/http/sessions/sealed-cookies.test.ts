import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SealedCookies, type SealedCookie } from './sealed-cookies.ts';

const note: SealedCookie<{ text: string }> = {
  name: 'note',
  seconds: 60,
  schema: z.object({ text: z.string() }),
};
const other = { ...note, name: 'other' };

/** A browser that stores its cookies. */
function browser() {
  const jar = new Map<string, string>();
  const cookies = {
    get: (name: string) => jar.get(name),
    set: (name: string, value: string | null) => (value === null ? jar.delete(name) : jar.set(name, value)),
  };
  return { jar, ctx: { cookies } as unknown as Context };
}

let now = new Date('2026-11-20T12:00:00.000Z');
const clock = { now: () => now };
const sealedWith = (...keys: string[]): SealedCookies => new SealedCookies(keys, false, clock);

describe('sealed cookies', () => {
  it('a sealed cookie returns its value and hides it from everyone else', () => {
    const { jar, ctx } = browser();
    sealedWith('key').set(ctx, note, { text: 'a secret' });
    expect(sealedWith('key').get(ctx, note)).toEqual({ text: 'a secret' });
    expect(Buffer.from(jar.get('note') ?? '', 'base64url').toString()).not.toContain('secret');
    expect(sealedWith('stranger').get(ctx, note)).toBeNull();
  });

  it('a sealed cookie still opens after a new first key', () => {
    const { ctx } = browser();
    sealedWith('old').set(ctx, note, { text: 'kept' });
    expect(sealedWith('new', 'old').get(ctx, note)).toEqual({ text: 'kept' });
  });

  it('an expired sealed cookie is empty', () => {
    const { ctx } = browser();
    sealedWith('key').set(ctx, note, { text: 'soon gone' });
    now = new Date(now.getTime() + 60_000);
    expect(sealedWith('key').get(ctx, note)).toBeNull();
  });

  it('a sealed cookie that is changed, shortened, or renamed does not open', () => {
    const { jar, ctx } = browser();
    sealedWith('key').set(ctx, note, { text: 'mine' });
    const sealed = jar.get('note') ?? '';
    jar.set('other', sealed);
    expect(sealedWith('key').get(ctx, other)).toBeNull();
    for (const forged of ['', 'x', sealed.slice(0, 20), `${sealed.slice(0, -2)}AA`, sealed.slice(0, -4)]) {
      jar.set('note', forged);
      expect(sealedWith('key').get(ctx, note)).toBeNull();
    }
  });

  it('a cleared cookie is empty', () => {
    const { ctx } = browser();
    sealedWith('key').set(ctx, note, { text: 'used' });
    sealedWith('key').clear(ctx, note);
    expect(sealedWith('key').get(ctx, note)).toBeNull();
  });
});
