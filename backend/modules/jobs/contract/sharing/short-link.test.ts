import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readShortCode, shortCode, shortLink } from './short-link.ts';

it('the code returns the end of every id and the sharer’s code, in any case', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(null, 'K7QX2M4P'), fc.boolean(), (id, referralCode, isLoud) => {
      const code = shortCode(id, referralCode);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{12}/);
      expect(readShortCode(isLoud ? code.toUpperCase() : code)).toEqual({
        idEnd: id.replaceAll('-', '').slice(-15),
        referralCode,
      });
    }),
  );
});

it('the link contains the job, the person who shares it, and any language but English', () => {
  const job = '01890a5d-ac96-774b-bcce-b302099a8100';
  const link = `https://a.test/j/${shortCode(job, 'K7QX2M4P')}`;
  expect(shortLink('https://a.test', job, 'K7QX2M4P', 'en')).toBe(link);
  expect(shortLink('https://a.test', job, 'K7QX2M4P', 'es')).toBe(`${link}?lang=es`);
  expect(shortLink('https://a.test', job, null, 'en')).toMatch(/^https:\/\/a\.test\/j\/[0-9a-z]{12}$/);
});

it.each(['', 'short', 'k3m9x2p7qa4', 'k3m9x2p7qa4!', 'iiiiiiiiiiii', `k3m9x2p7qa4b${'a'.repeat(65)}`])(
  'the code "%s" is unreadable',
  (text) => {
    expect(readShortCode(text)).toBeNull();
  },
);
