import { describe, expect, it } from 'vitest';
import { NOTE_OF_SIGNER, wordsOfSigner } from '../../contract/vocabulary/form/form-i9.ts';
import { signSection1Schema } from '../../contract/form/section1.ts';
import { partedSection1 } from '../../application/form/section-content.ts';
import { at, OWNER, openedForm, NOON, SECTION2, shown } from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import { completenessOf } from '../review/i9-completeness.ts';
import type { I9Form } from './i9-form.ts';
import type { Section1 } from './i9-record.ts';

const HELPER = {
  lastName: 'Li',
  firstName: 'Mei',
  address: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  signature: 'Mei Li',
};
const GIVEN = {
  lastName: 'Li',
  firstName: 'Bo',
  address: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  birthDate: '2010-04-12',
  citizenship: 'citizen',
  attested: true,
  signature: 'Mei Li',
};

const CASES = [
  ['guardian', 'Individual under age 18', '2010-04-12'],
  ['representative', 'Special Placement', '1990-04-12'],
] as const;

describe.each(CASES)('section 1 that a %s signs', (signer, words, birthDate) => {
  it('section 1 requires supplement A, and has the note’s words in place of the signature', () => {
    const alone = signSection1Schema.safeParse({ ...GIVEN, birthDate, signer });
    expect(alone.error?.issues.map(({ path }) => path)).toEqual([['preparers']]);
    const given = signSection1Schema.parse({ ...GIVEN, birthDate, signer, preparers: [HELPER] });
    const { data } = partedSection1(given, '2026-11-16');
    expect(data).toMatchObject({ signer, signature: words, signerName: 'Mei Li', hadPreparer: true });
    expect(wordsOfSigner(signer)).toBe(words);
  });

  it('section 1 allows its own note in place of a document of list B, and no other', () => {
    const note = [shown(NOTE_OF_SIGNER[signer], null), shown('ssn_card', null)];
    const signed = (change: Partial<Section1>): I9Form => {
      const form = openedForm();
      const section = { ...SECTION1, citizenship: 'citizen', birthDate, ...change } as const;
      form.signSection1(section, { ip: '' }, NOON);
      return form;
    };
    const verify = (form: I9Form) => () => form.signSection2(SECTION2, note, OWNER, at('2026-11-18'));
    expect(verify(signed({ signer, hadPreparer: true }))).not.toThrow();
    for (const other of ['self', undefined] as const)
      expect(verify(signed({ ...(other && { signer: other }) }))).toThrow('Supplement A first');
    const wrong = signer === 'guardian' ? 'representative' : 'guardian';
    const young = { birthDate: '2010-04-12', signer: wrong, hadPreparer: true } as const;
    expect(verify(signed(young))).toThrow('Supplement A first');
  });

  it('a review finds a missing signer, and the note’s words are no other signature', () => {
    const form = openedForm();
    const section = { ...SECTION1, birthDate, signer, signature: words, hadPreparer: true };
    const found = (section1Data: Section1): readonly string[] =>
      completenessOf(
        {
          ...form,
          section1Data,
          section1CompletedAt: NOON,
          section2Data: SECTION2,
          section2CompletedAt: at('2026-11-18'),
          section2Documents: [shown(NOTE_OF_SIGNER[signer], null), shown('ssn_card', null)],
        },
        null,
      );
    expect(found(section)).toEqual([]);
    expect(found({ ...section, hadPreparer: false })).toEqual(['supplement_a_missing']);
    expect(found({ ...SECTION1, birthDate })).toEqual(['supplement_a_missing']);
  });
});

it('a parent or guardian signs for no adult', () => {
  const adult = { ...SECTION1, signer: 'guardian', hadPreparer: true } as const;
  expect(() => openedForm().signSection1(adult, { ip: '' }, NOON)).toThrow('only for people under 18');
});
