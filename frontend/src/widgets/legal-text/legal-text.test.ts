import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TERMS_VERSION } from '#contract/identity/vocabulary/terms-version.ts';
import english from '#shared/i18n/en/legal.json' with { type: 'json' };
import spanish from '#shared/i18n/es/legal.json' with { type: 'json' };

/** The version and a hash of the texts in both languages. A changed text needs a new version here. */
const IN_FORCE = ['2026-11-22', '7a0030e717d8133d'];

it('a changed word in the Terms or the privacy policy requires a new version', () => {
  const texts = [english, spanish].map(({ terms, privacy }) => ({ terms, privacy }));
  const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect([TERMS_VERSION, fingerprint]).toEqual(IN_FORCE);
});
