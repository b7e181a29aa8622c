import { describe, expect, it } from 'vitest';
import type { ConsentLanguage, ConsentSubject } from '../../domain/signing/esign-consent.ts';
import { HashedConsents } from './hashed-consents.ts';

/** Signed letters name these: a text that differs is a new version, beside the old one. */
const PINNED: readonly (readonly [ConsentSubject, ConsentLanguage, string, string])[] = [
  ['letter', 'en', '2026-11', 'b5a85afba3a8960f5a2ef678c50c51c3eb1c25897488edfcfe17b44ae02fb5e8'],
  ['letter', 'es', '2026-11', '24e21429ed14992bb998c3b75927d6e9630acf90467ee8d92a5541af619a2f0a'],
  ['addendum', 'en', '2026-11-addendum', '24a84a024c84d2cfe10847737145bf02ac9019a2fd1a3a92fd3271d8e50d8cc4'],
  ['addendum', 'es', '2026-11-addendum', 'af552a583681a0c82a9852ec06828e64c1552ead41eb629b5190c042277f5977'],
];

/** The parts of 15 U.S.C. § 7001(c): scope, paper and its cost, withdrawing, contact data, what it takes, proof of access. */
const PARTS: Readonly<Record<ConsentLanguage, readonly RegExp[]>> = {
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

  it('is the text that people have signed', () => {
    expect([consent.version, consent.sha256]).toEqual([version, sha256]);
  });

  it('has the six parts that the law wants, and a statement to tick', () => {
    const texts = consent.sections.map(({ text }) => text);
    expect(texts).toEqual(PARTS[language].map((part) => expect.stringMatching(part)));
    expect(consent.statement).toMatch(/electronic|electrónic/);
  });
});
