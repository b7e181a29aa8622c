import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashedTexts } from '#platform/text/hashed-text.ts';
import { CERTIFICATION } from './certification/certification-text.ts';
import { textsOfConsent } from './consent/consent-texts.ts';
import { CHECK_ESIGN_CONSENT } from './consent/esign-text.ts';
import { FCRA_DISCLOSURE_VERSION } from './rights/fcra-texts.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const ASKED = { company: 'Hill Country Builders', provider: 'The Agency' };

/** The record of a signature names a version, so a changed text needs a new version. */
describe('the texts that are signed around a check', () => {
  it.each([
    [
      'certification',
      CERTIFICATION,
      '2026-11-certification',
      '346c2ce656588a48cea0ca5f005ec30db21aa6a9c68b9f288a40abfa0454134f',
      'f6148fe16cf0864a2c1e77487fb1bfaf589911da6ba30821f0bfb23fa469dd5f',
    ],
    [
      'consent to read electronically',
      CHECK_ESIGN_CONSENT,
      '2026-11-b-check',
      'b7513abb4c23f7579fb302af87bd89f3e1474ff0d459353dcac236be1c900a75',
      '617394347901cb7a19a244abefcf4e25c2ec852ee4e8073a5e4f3085b3950dc8',
    ],
  ] as const)('the %s is the text that people have signed', (_name, words, ...pinned) => {
    const { en, es } = hashedTexts(words);
    expect([words.version, en.sha256, es.sha256]).toEqual(pinned);
  });

  it.each([
    ['standard', 'en', '8f4af0817f75fa65fc00bb5593ec123365e94d6a5a6522370f345436f901b18c'],
    ['standard', 'es', 'c794afbc7bddc27414b869f87b77d5160088be52caaca06d31031134b224eb1d'],
    ['drug_test', 'en', '5f1f6749efe67146f80563d63cc8e40fd6d1ebf5d9aa7ab7b364896c7335bf3e'],
    ['drug_test', 'es', '035c28e4fd0f594876b0890a1244463683e3030453c603f9df6c468ca2797b3d'],
  ] as const)(
    'the disclosure and the authorization of %s in %s are the texts that people have signed',
    (packageType, language, sha256) => {
      const texts = textsOfConsent(language, { ...ASKED, packageType });
      expect([FCRA_DISCLOSURE_VERSION, hashOf(texts)]).toEqual(['v1.0', sha256]);
    },
  );
});
