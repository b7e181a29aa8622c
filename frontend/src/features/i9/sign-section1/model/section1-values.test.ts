import { describe, expect, it } from 'vitest';
import {
  EMPTY_SECTION1,
  section1Problems,
  stepOf,
  toSection1,
  type Section1Values,
} from './section1-values.ts';

const FULL: Section1Values = {
  ...EMPTY_SECTION1,
  lastName: 'Li',
  firstName: 'Bo',
  address: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  birthDate: '1990-04-12',
  citizenship: 'citizen',
  attested: true,
  signature: 'Bo Li',
};

describe('the Section 1 form', () => {
  it('Section 1 is complete without a Social Security number, an email, or a helper', () => {
    expect(section1Problems(FULL)).toEqual({});
    expect(toSection1(FULL).preparers).toEqual([]);
  });

  it('Section 1 sends only the fields of the chosen status', () => {
    const typed = { ...FULL, uscisNumber: 'A12345678', workUntil: '2040-01-01', i94Number: '123456789A1' };
    expect(toSection1(typed)).toMatchObject({ uscisNumber: '', workUntil: '', i94Number: '' });
    const alien = { ...typed, citizenship: 'authorized_alien', numberKind: 'i94Number' as const };
    expect(toSection1(alien)).toMatchObject({
      uscisNumber: '',
      workUntil: '2040-01-01',
      i94Number: '123456789A1',
    });
  });

  it('a missing number shows its problem at the chosen field', () => {
    const alien = { ...FULL, citizenship: 'authorized_alien', numberKind: 'i94Number' as const };
    expect(Object.keys(section1Problems(alien))).toEqual(['i94Number']);
    expect(Object.keys(section1Problems({ ...alien, numberKind: 'uscisNumber' }))).toEqual(['uscisNumber']);
  });

  it('the form finds the page of the first problem', () => {
    expect(stepOf(section1Problems({ ...FULL, zip: '1' }))).toBe(0);
    expect(stepOf(section1Problems({ ...FULL, ssn: '000-11-2222' }))).toBe(1);
    expect(stepOf(section1Problems({ ...FULL, citizenship: '' }))).toBe(2);
    expect(stepOf(section1Problems({ ...FULL, hasHelper: true }))).toBe(3);
  });

  it('a guardian signs for a minor under Supplement A, and each of its fields is required', () => {
    const minor: Section1Values = { ...FULL, birthDate: '2010-04-12', signer: 'guardian', signature: '' };
    expect(Object.keys(section1Problems(minor))).toEqual(['preparers']);
    expect(stepOf(section1Problems(minor))).toBe(3);
    const [blank] = EMPTY_SECTION1.preparers;
    if (!blank) throw new Error('There is always one');
    const helper = {
      ...blank,
      lastName: 'Li',
      firstName: 'Mei',
      address: '12 Elm St',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      signature: 'Mei Li',
    };
    const signed = { ...minor, preparers: [helper] };
    expect(section1Problems(signed)).toEqual({});
    expect(toSection1(signed)).toMatchObject({
      signer: 'guardian',
      signature: 'Mei Li',
      preparers: [helper],
    });
  });
});
