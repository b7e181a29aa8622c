import { describe, expect, it } from 'vitest';
import { CookieKeys } from './cookie-keys.ts';

describe('the keys of cookies', () => {
  const keys = new CookieKeys(['new', 'old']);

  it('know what each of them has signed, and sign with the newest', () => {
    expect(keys.index('sid=1', new CookieKeys(['new']).sign('sid=1'))).toBe(0);
    expect(keys.index('sid=1', new CookieKeys(['old']).sign('sid=1'))).toBe(1);
    expect(keys.sign('sid=1')).toBe(new CookieKeys(['new']).sign('sid=1'));
  });

  it('refuse what another key has signed, another text, a shortened and an empty signature', () => {
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

  it('are at least one', () => {
    expect(() => new CookieKeys([])).toThrow('a key');
  });
});
