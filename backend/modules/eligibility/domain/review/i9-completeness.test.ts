import { describe, expect, it } from 'vitest';
import { SECTION1 } from '../../testing/sample-section1.ts';
import { completenessOf } from './i9-completeness.ts';
import type { Section1, Section2, ShownDocument } from '../form/i9-record.ts';
import { USUAL_TERMS } from '../../testing/usual-terms.ts';

const one: Section1 = { ...SECTION1, workUntil: '2030-06-30', signedOn: '2026-12-01' };
const two: Section2 = {
  firstDayOn: '2026-12-07',
  additionalInformation: null,
  usedAlternative: false,
  representativeName: 'Stone, Rosa',
  representativeTitle: 'Owner',
  signature: 'Rosa Stone',
  signedOn: '2026-12-10',
  businessName: 'Builders',
  businessAddress: '500 Congress Ave',
};
const permit: ShownDocument = {
  kind: 'employment_authorization',
  authority: 'USCIS',
  numberLast4: '3210',
  expiresOn: '2030-06-30',
  isReceipt: false,
};
const form = {
  workerName: 'Bo Núñez',
  timeZone: 'America/Chicago',
  usesEverify: false,
  ...USUAL_TERMS,
  section1Data: one,
  section1CompletedAt: new Date('2026-12-01T18:00:00.000Z'),
  section2Data: two,
  section2CompletedAt: new Date('2026-12-10T18:00:00.000Z'),
  section2Documents: [permit],
  receiptDueOn: null,
};

describe('the findings of a Form I-9 review', () => {
  it('a complete form has no findings, even with different accents in a name', () => {
    expect(completenessOf(form, '2026-12-07')).toEqual([]);
    expect(completenessOf(form, null)).toEqual([]);
  });

  it('a section 2 signed in time has no findings after a late correction with an expired document', () => {
    const corrected = { ...two, signedOn: '2031-03-01' };
    const documents = [{ ...permit, examinedOn: '2026-12-10' }];
    expect(completenessOf({ ...form, section2Data: corrected, section2Documents: documents }, null)).toEqual(
      [],
    );
    // A form from before the day was stored.
    expect(completenessOf({ ...form, section2Data: corrected }, null)).toEqual([]);
  });

  it('a form has no findings before both have signed', () => {
    expect(completenessOf({ ...form, section2Data: null, section2Documents: null }, null)).toEqual([]);
  });

  it.each([
    ['section1_late', { section1CompletedAt: new Date('2026-12-08T18:00:00.000Z') }],
    ['section2_late', { section2CompletedAt: new Date('2026-12-11T18:00:00.000Z') }],
    ['status_number_missing', { section1Data: { ...one, uscisLast4: null } }],
    ['name_differs', { workerName: 'Walt Ames' }],
    ['worker_signature_differs', { section1Data: { ...one, signature: 'B. N.' } }],
    ['documents_pair', { section2Documents: [] }],
    ['document_details', { section2Documents: [{ ...permit, numberLast4: null }] }],
    ['permit_dates_differ', { section1Data: { ...one, workUntil: '2029-01-31' } }],
    ['receipt_open', { receiptDueOn: '2027-03-07' }],
    ['employer_signature_differs', { section2Data: { ...two, signature: 'Ann Other' } }],
  ] as const)('%s is the only finding of a form with only that defect', (finding, change) => {
    expect(completenessOf({ ...form, ...change }, '2026-12-07')).toEqual([finding]);
  });

  it('a wrong document, a missing number for E-Verify, and a start other than the offer’s are findings', () => {
    const citizen = {
      ...one,
      citizenship: 'citizen',
      uscisLast4: null,
      workUntil: null,
      ssnLast4: null,
    } as const;
    expect(completenessOf({ ...form, usesEverify: true, section1Data: citizen }, '2026-12-09')).toEqual([
      'ssn_missing',
      'status_contradicts_document',
      'first_day_differs',
    ]);
  });
});
