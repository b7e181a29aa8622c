import type { Section1 } from '../domain/form/i9-record.ts';

/** Section 1 as a worker with a temporary permit has signed it. */
export const SECTION1: Section1 = {
  lastName: 'Li',
  firstName: 'Bo',
  middleInitial: null,
  otherLastNames: null,
  address: '12 Elm St',
  apartment: null,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  birthDate: '1990-04-12',
  ssnLast4: '8726',
  email: null,
  phone: null,
  citizenship: 'authorized_alien',
  uscisLast4: '5432',
  workUntil: '2027-06-30',
  i94Last4: null,
  passportLast4: null,
  passportCountry: null,
  signature: 'Bo Li',
  signedOn: '2026-11-16',
  hadPreparer: false,
};
