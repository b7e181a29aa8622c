import type { I9List } from './form-i9.ts';

/** Words of the official file that are neither ours nor citations. */
const DOCUMENT = 'Document';
const MAIL = ['E', 'mail'].join('-');
/** Title, authority, number and expiration of one document. */
type DocumentFields = readonly [string, string, string, string];

/**
 * The file that USCIS offers, by the names of its fields, with the misspellings that they have. It has two fields with two places:
 * `@1` is the second of them, counted from the first page and its top.
 */
export const FORM_I9_FIELDS = {
  pages: { sections: 0, lists: 1, supplementA: 2, supplementB: 3 },
  section1: {
    lastName: 'Last Name (Family Name)',
    firstName: 'First Name Given Name',
    middleInitial: 'Employee Middle Initial (if any)',
    otherLastNames: 'Employee Other Last Names Used (if any)',
    address: 'Address Street Number and Name',
    apartment: 'Apt Number (if any)',
    city: 'City or Town',
    state: 'State',
    zip: 'ZIP Code',
    birthDate: 'Date of Birth mmddyyyy',
    ssn: 'US Social Security Number',
    email: `Employees ${MAIL} Address`,
    phone: 'Telephone Number',
    residentNumber: '3 A lawful permanent resident Enter USCIS or ANumber',
    workUntil: 'Exp Date mmddyyyy',
    uscisNumber: 'USCIS ANumber',
    i94Number: 'Form I94 Admission Number',
    passport: 'Foreign Passport Number and Country of IssuanceRow1',
    signature: 'Signature of Employee',
    signedOn: "Today's Date mmddyyy",
  },
  statuses: {
    citizen: 'CB_1',
    national: 'CB_2',
    permanent_resident: 'CB_3',
    authorized_alien: 'CB_4',
  },
  documents: {
    A: [
      ['Document Title 1', 'Issuing Authority 1', 'Document Number 0 (if any)', 'Expiration Date if any'],
      [
        'Document Title 2 If any',
        'Issuing Authority_2',
        'Document Number If any_2',
        `List A.  ${DOCUMENT} 2. Expiration Date (if any)`,
      ],
      [
        'List A.   Document Title 3.  If any',
        `List A. ${DOCUMENT} 3.  Enter Issuing Authority`,
        `List A.  ${DOCUMENT} 3 Number.  If any`,
        'Document Number if any_3',
      ],
    ],
    B: [
      [
        `List B ${DOCUMENT} 1 Title`,
        'List B Issuing Authority 1',
        'List B Document Number 1',
        'List B Expiration Date 1',
      ],
    ],
    C: [
      [
        'List C Document Title 1',
        'List C Issuing Authority 1',
        'List C Document Number 1',
        'List C Expiration Date 1',
      ],
    ],
  } satisfies Readonly<Record<I9List, readonly DocumentFields[]>>,
  section2: {
    additional: 'Additional Information',
    alternative: 'CB_Alt',
    firstDayOn: 'FirstDayEmployed mmddyyyy',
    representative: 'Last Name First Name and Title of Employer or Authorized Representative',
    signature: 'Signature of Employer or AR',
    signedOn: 'S2 Todays Date mmddyyyy',
    businessName: 'Employers Business or Org Name',
    businessAddress: 'Employers Business or Org Address',
  },
  supplementA: {
    lastName: 'Last Name Family Name from Section 1',
    firstName: 'First Name Given Name from Section 1',
    middleInitial: 'Middle initial if any from Section 1',
    row: (row: number) => ({
      signature: `Signature of Preparer or Translator ${row}`,
      signedOn: `Sig Date mmddyyyy ${row}`,
      lastName: `Preparer or Translator Last Name (Family Name) ${row}`,
      // The first name of the second one is a place of the field of the last name.
      firstName:
        row === 1
          ? 'Preparer or Translator Last Name (Family Name) 1@1'
          : `Preparer or Translator First Name (Given Name) ${row}`,
      middleInitial: `PT Middle Initial ${row}`,
      address: `Preparer or Translator Address (Street Number and Name) ${row}`,
      city: `Preparer or Translator City or Town ${row}`,
      state: `Preparer State ${row}`,
      zip: `Zip Code ${row}`,
    }),
  },
  supplementB: {
    lastName: 'Last Name Family Name from Section 1-2',
    firstName: 'First Name Given Name from Section 1-2',
    middleInitial: 'Middle initial if any from Section 1-2',
    row: (row: number) => ({
      rehiredOn: `Date of Rehire ${row}`,
      newLastName: `Last Name ${row}`,
      newFirstName: `First Name ${row}`,
      newMiddleInitial: `Middle Initial ${row}`,
      // The first document of list A has its title in the same field.
      title: row === 1 ? 'Document Title 1@1' : `Document Title ${row}`,
      number: `Document Number ${row}`,
      expires: `Expiration Date ${row}`,
      representative: `Name of Emp or Auth Rep ${row}`,
      signature: `Signature of Emp Rep ${row}`,
      signedOn: `Todays Date ${row}`,
      additional: `Addtl Info ${row}`,
      alternative: `CB_Alt_${row}`,
    }),
  },
} as const;
