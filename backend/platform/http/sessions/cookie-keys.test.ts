import { describe, expect, it } from 'vitest';
import { CookieKeys } from './cookie-keys.ts';

describe('cookie keys', () => {
  const keys = new CookieKeys(['new', 'old']);

  it('each key verifies its own signatures, and the newest one signs', () => {
    expect(keys.index('sid=1', new CookieKeys(['new']).sign('sid=1'))).toBe(0);
    expect(keys.index('sid=1', new CookieKeys(['old']).sign('sid=1'))).toBe(1);
    expect(keys.sign('sid=1')).toBe(new CookieKeys(['new']).sign('sid=1'));
  });

  it('another key’s signature, another text, and a shortened or empty signature are rejected', () => {
    const signature = keys.sign('sid=1');
    const wrong = [
      ['sid=1', new CookieKeys(['theirs']).sign('sid=1')],
      ['sid=2', signature],
      ['sid=1', signature.slice(1)],
      ['sid=1', ''],
      ['sid=1', 'é'.repeat(43)],
    ] as const;
    expect(wrong.map(([data, digest]) => keys.verify(data, digest))).toEqual(wrong.map(() => false));
  });

  it('at least one cookie key is required', () => {
    expect(() => new CookieKeys([])).toThrow('a key');
  });
});
