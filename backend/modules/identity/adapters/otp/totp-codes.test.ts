import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { TotpCodes } from './totp-codes.ts';

const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number): TotpCodes => new TotpCodes({ now: () => new Date(seconds * 1000) });

describe('codes of authenticator apps', () => {
  // RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('the code at %i matches the standard', (seconds, code) => {
    expect(at(seconds).stepOf(SECRET, code)).toBe(Math.floor(seconds / 30));
  });

  it('a code counts in the half minute before and after, and its step is known', () => {
    const steps = [-60, -30, 0, 30, 60].map((off) => at(1_111_111_109 + off).stepOf(SECRET, '081804'));
    const step = Math.floor(1_111_111_109 / 30);
    expect(steps).toEqual([null, step, step, step, null]);
  });

  it('a wrong or short code or one without digits is refused', () => {
    for (const wrong of ['287083', '28708', '', 'abcdef', '2870820'])
      expect(at(59).stepOf(SECRET, wrong)).toBeNull();
  });

  it('a secret has 160 bits and is unique', () => {
    const secrets = [at(0).newSecret(), at(0).newSecret()];
    expect(secrets[0]).toMatch(/^[A-Z2-7]{32}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it('the setup address names the product and the account', () => {
    expect(at(0).uri(SECRET, 'pat@example.com')).toBe(
      `otpauth://totp/Crewvine:pat%40example.com?issuer=Crewvine&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
