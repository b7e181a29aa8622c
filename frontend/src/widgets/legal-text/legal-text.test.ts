import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TERMS_VERSION } from '#contract/identity/vocabulary/terms-version.ts';
import english from '#shared/i18n/en/legal.json' with { type: 'json' };
import spanish from '#shared/i18n/es/legal.json' with { type: 'json' };

/** A change of the texts needs a new version, and this line: its day, and the fingerprint of the texts in both languages. */
const IN_FORCE = ['2026-11-22', '7a0030e717d8133d'];

it('changes its version with any word of the Terms and the privacy policy', () => {
  const texts = [english, spanish].map(({ terms, privacy }) => ({ terms, privacy }));
  const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect([TERMS_VERSION, fingerprint]).toEqual(IN_FORCE);
});
