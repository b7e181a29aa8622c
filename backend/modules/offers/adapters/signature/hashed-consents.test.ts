import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ConsentSubject } from '../../domain/signing/esign-consent.ts';
import { HashedConsents } from './hashed-consents.ts';

/** Signed letters name these versions. A changed text needs a new version, and the old one stays. */
const PINNED: readonly (readonly [ConsentSubject, Language, string, string])[] = [
  ['letter', 'en', '2026-11-b', '80995c19fa897ae816ba8a20a94a2f69201d7b896837ca403b353dca75169e8a'],
  ['letter', 'es', '2026-11-b', '7293cd0906e0fe71b6f0c82781e2730bbb4f652bfa10b872946e3df5e9300642'],
  [
    'addendum',
    'en',
    '2026-11-b-addendum',
    '94edf5d8b9506e2d9e7c8d944657813b152ca3beb08dca8c1fb7b349d1904096',
  ],
  [
    'addendum',
    'es',
    '2026-11-b-addendum',
    '3e78ce57cfe9273412e6b0ff26c15e3567fac5156d2fd4182903cbe002ce01bb',
  ],
];

/**
 * The parts of 15 U.S.C. § 7001(c): scope, paper and its cost, withdrawal, contact data, requirements, proof
 * of access.
 */
const PARTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^This .* alone/,
    /don't have to sign electronically.*paper copy.*free/,
    /withdraw your consent at any time.*costs nothing.*before you sign.*after you sign/,
    /^Tell the employer/,
    /phone or computer.*browser.*PDF/,
    /^Open .*\(PDF\).*shows that your device can open it/,
  ],
  es: [
    /^Solo est[ea]/,
    /No está obligado a firmar electrónicamente.*copia en papel.*gratis/,
    /retirar su consentimiento en cualquier momento.*No cuesta nada.*antes de firmar.*después de firmar/,
    /^Avise al empleador/,
    /teléfono o una computadora.*navegador.*PDF/,
    /^Abra .*\(PDF\).*se comprueba que su dispositivo puede abrirl[ao]/,
  ],
};

describe.each(PINNED)('the consent to sign the %s in %s', (subject, language, version, sha256) => {
  const consent = new HashedConsents().in(subject, language);

  it('the text is the one that people have signed', () => {
    expect([consent.version, consent.sha256]).toEqual([version, sha256]);
  });

  it('the text has the six parts that the law requires, and a statement to check', () => {
    const texts = consent.sections.map(({ text }) => text);
    expect(texts).toEqual(PARTS[language].map((part) => expect.stringMatching(part)));
    expect(consent.statement).toMatch(/electronic|electrónic/);
  });
});
