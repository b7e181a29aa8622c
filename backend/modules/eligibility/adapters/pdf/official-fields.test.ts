import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { FORM_I9_FIELDS as FIELDS } from '../../contract/vocabulary/form/form-i9-fields.ts';
import type { I9Entry } from '../../domain/form/i9-entry.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import { sectionFieldTexts, supplementBFieldTexts } from './official-fields.ts';

const formId = asId<'i9_form'>('form');
const signed = {
  id: asId<'i9_entry'>('entry'),
  formId,
  at: new Date('2026-11-20T15:00:00.000Z'),
  ip: '203.0.113.9',
  userAgent: null,
  userId: null,
  reason: null,
  by: 'account',
} as const;
const section = {
  firstDayOn: '2026-11-23',
  additionalInformation: null,
  usedAlternative: true,
  representativeName: 'Stone, Rosa',
  representativeTitle: 'Owner',
  businessName: 'Hill Country Builders',
  businessAddress: '500 Congress Ave, Austin, TX 78701',
  signature: 'Rosa Stone',
  signedOn: '2026-11-24',
};
const license = {
  kind: 'drivers_license',
  authority: 'Texas',
  numberLast4: '7265',
  expiresOn: '2040-02-02',
  isReceipt: false,
} as const;
const entries: readonly I9Entry[] = [
  {
    ...signed,
    kind: 'section1',
    actor: 'worker',
    numbers: { ssn: '536228726', uscis: '098765432' },
    data: SECTION1,
  },
  {
    ...signed,
    kind: 'section2',
    actor: 'employer',
    numbers: { document0: '40917265' },
    data: { section, documents: [license, { ...license, kind: 'ssn_card', expiresOn: null }] },
  },
  {
    ...signed,
    kind: 'section1',
    actor: 'worker',
    reason: 'The wrong status',
    numbers: { ssn: '536228727', uscis: '098765432' },
    data: {
      ...SECTION1,
      citizenship: 'permanent_resident',
      workUntil: null,
      zip: '78702',
      signedOn: '2026-12-01',
    },
  },
  {
    ...signed,
    kind: 'section2',
    actor: 'employer',
    reason: 'Read wrong',
    numbers: { document0: '483920175' },
    data: {
      section: { ...section, usedAlternative: false, signedOn: '2027-01-04' },
      documents: [{ ...license, kind: 'us_passport' }],
    },
  },
];

it('The official form has each correction next to what it corrects, and the first day of signing', () => {
  const form = {
    formId,
    workerName: 'Bo Li',
    company: 'Builders',
    timeZone: 'America/Chicago',
    entries,
    cases: [],
  };
  const words = new Map(sectionFieldTexts(form));
  const [[titleA, , numberA] = []] = FIELDS.documents.A;
  const [[titleB, , numberB] = []] = FIELDS.documents.B;
  expect([titleA, numberA, titleB, numberB].map((name) => words.get(name ?? ''))).toEqual([
    'U.S. Passport (was blank, RS 01/04/2027)',
    '483920175 (was blank, RS 01/04/2027)',
    "(was Driver's license or ID card of a State, RS 01/04/2027)",
    '(was 40917265, RS 01/04/2027)',
  ]);
  expect(words.get(FIELDS.section1.zip)).toBe('78702 (was 78701, BL 12/01/2026)');
  expect(words.get(FIELDS.section1.residentNumber)).toBe('098765432 (was blank, BL 12/01/2026)');
  expect(words.get(FIELDS.statuses.permanent_resident)).toBe('X');
  expect([words.has(FIELDS.statuses.authorized_alien), words.has(FIELDS.section2.alternative)]).toEqual([
    false,
    false,
  ]);
  // A box and the cells of the digits have room for the newest answer only.
  expect(words.get(FIELDS.section1.ssn)).toBe('536228727');
  expect(words.get(FIELDS.section2.additional)).toBe(
    [
      'Section 1 status (was Item 4, BL 12/01/2026)',
      'Social Security number (was 536-22-8726, BL 12/01/2026)',
      '(alternative procedure was Examined by live video, RS 01/04/2027)',
      'Corrected: Read wrong (RS 01/04/2027)',
    ].join('  '),
  );
  expect([words.get(FIELDS.section1.signedOn), words.get(FIELDS.section2.signedOn)]).toEqual([
    '11/16/2026',
    '11/24/2026',
  ]);
});

it('The official form says in both boxes why a card that looks expired is not', () => {
  const documents = [{ ...license, kind: 'ead_extended', category: 'C09' }] as const;
  const numbers = { document0: 'SRC9876543210', notice0: 'IOE0912345678' };
  const by = { ...signed, actor: 'employer', numbers } as const;
  const supplement = { ...section, rehiredOn: null, newName: null, documents };
  const form = {
    formId,
    workerName: 'Bo Li',
    company: 'Builders',
    timeZone: 'America/Chicago',
    entries: [
      { ...by, kind: 'section2', data: { section, documents } },
      { ...by, kind: 'supplement_b', data: supplement },
    ] satisfies I9Entry[],
    cases: [],
  };
  const note = 'EAD EXT: category C09, Form I-797C IOE0912345678';
  expect(new Map(sectionFieldTexts(form)).get(FIELDS.section2.additional)).toBe(note);
  const [words] = supplementBFieldTexts(form);
  expect(new Map(words).get(FIELDS.supplementB.row(0).additional)).toBe(note);
});

it('A note stands in place of the worker’s signature, and in place of the document of list B', () => {
  const [one, two] = entries;
  if (one?.kind !== 'section1' || two?.kind !== 'section2') throw new Error('Two sections are needed');
  const signedFor = {
    ...SECTION1,
    signer: 'guardian',
    signature: 'Individual under age 18',
    signerName: 'Mei Li',
  } as const;
  const note = {
    ...license,
    kind: 'minor_note',
    authority: 'N/A',
    numberLast4: null,
    expiresOn: null,
  } as const;
  const wordsOf = (...all: readonly I9Entry[]): Record<string, string> =>
    Object.fromEntries(
      sectionFieldTexts({
        formId,
        workerName: 'Bo Li',
        company: 'Hill Country Builders',
        timeZone: 'America/Chicago',
        entries: all,
        cases: [],
      }),
    );
  const documents = { ...two, data: { section, documents: [note] } };
  const words = wordsOf({ ...one, data: signedFor }, documents);
  expect(words[FIELDS.section1.signature]).toBe('Individual under age 18');
  expect(words[FIELDS.documents.B[0]?.[0] ?? '']).toBe('Individual under age 18');
  const corrected = { ...one, reason: 'My mother signs', data: { ...signedFor, signedOn: '2026-11-18' } };
  expect(wordsOf(one, corrected)[FIELDS.section1.signature]).toBe(
    'Individual under age 18 (was /s/ Bo Li, ML 11/18/2026)',
  );
});
