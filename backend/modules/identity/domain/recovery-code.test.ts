import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { normalizeRecoveryCode, RECOVERY_CODE_BYTES, recoveryCodeFrom } from './recovery-code.ts';

it('a recovery code is ten unambiguous characters in two groups', () => {
  for (let code = 0; code < 50; code += 1)
    expect(recoveryCodeFrom(randomBytes(RECOVERY_CODE_BYTES))).toMatch(
      /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/,
    );
});

it('a recovery code is the same in any case, with or without the dash, and with misread characters', () => {
  const spellings = ['70KM1-9ZV4B', '70km19zv4b', ' 7okml 9zv4b ', '7OKMI-9ZV4B'];
  expect(new Set(spellings.map(normalizeRecoveryCode))).toEqual(new Set(['70KM19ZV4B']));
});
