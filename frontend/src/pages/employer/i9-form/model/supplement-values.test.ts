import { expect, it } from 'vitest';
import { NO_COMPANIONS, NO_DOCUMENT } from './section2-values.ts';
import { fieldOfSupplement, supplementProblems, toSupplement } from './supplement-values.ts';

const values = {
  rehiredOn: '',
  hasNewName: false,
  newName: { lastName: '', firstName: '', middleInitial: '' },
  document: { ...NO_DOCUMENT, kind: 'foreign_passport_i94', authority: 'Mexico', number: 'G12345678' },
  ...NO_COMPANIONS,
  i94: { ...NO_DOCUMENT, kind: 'i94', expiresOn: 'someday' },
  additionalInformation: '',
  representativeName: 'Stone, Rosa',
  attested: true,
  signature: 'Rosa Stone',
};

it('a foreign passport is sent with its Form I-94, and each problem appears next to its own field', () => {
  expect(toSupplement(values).documents?.map(({ kind }) => kind)).toEqual(['foreign_passport_i94', 'i94']);
  expect(supplementProblems(values)).toEqual({ i94: { expiresOn: 'Please enter a valid date' } });
  expect(
    ['documents', 'documents.0.kind', 'documents.1.expiresOn', 'signature'].map((path) =>
      fieldOfSupplement(path, values),
    ),
  ).toEqual(['document.kind', 'document.kind', 'i94.expiresOn', 'signature']);
});

it("a visitor's passport is sent with its two companions, and a refusal appears next to the second one", () => {
  const document = { ...values.document, kind: 'foreign_passport_j1' };
  const visitor = { ...values, document, i94: NO_COMPANIONS.i94 };
  expect(toSupplement(visitor).documents?.map(({ kind }) => kind)).toEqual([
    'foreign_passport_j1',
    'i94',
    'ds2019',
  ]);
  expect(fieldOfSupplement('documents.2.expiresOn', visitor)).toBe('ds2019.expiresOn');
});

it('a list C document is sent without others, and a rehire without any', () => {
  const card = { ...NO_DOCUMENT, kind: 'ssn_card' };
  expect(toSupplement({ ...values, document: card }).documents).toMatchObject([{ kind: 'ssn_card' }]);
  expect(toSupplement({ ...values, document: NO_DOCUMENT, rehiredOn: '2027-02-01' }).documents).toEqual([]);
});
