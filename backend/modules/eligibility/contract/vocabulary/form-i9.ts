/**
 * Form I-9 as it is printed: its edition, its lists of documents and its days. Next year's form is one change, here. The words
 * that are drawn on it are in `form-i9-words.ts`.
 *
 * Sources: USCIS Form I-9, edition 01/20/25 (https://www.uscis.gov/i-9), the Handbook for Employers M-274
 * (https://www.uscis.gov/i-9-central/form-i-9-resources/handbook-for-employers-m-274), and 8 CFR 274a.2.
 */
export const FORM_I9 = {
  edition: '01/20/25',
  expires: '05/31/2027',
  omb: '1615-0047',
  source: 'https://www.uscis.gov/i-9',
  /** Business days after the first day of employment in which section 2 is completed. */
  section2BusinessDays: 3,
  /** Days after the first day of employment in which the document itself follows its receipt. */
  receiptDays: 90,
  /** The later of the two ends the retention. */
  retention: { yearsAfterHire: 3, yearsAfterEnd: 1 },
  /** Under this age the last three documents of list B are enough. */
  minorsUnder: 18,
  /** Preparers and translators that one supplement A has room for. */
  mostPreparers: 4,
  /** Reverifications that one supplement B has room for. */
  mostReverifications: 3,
} as const;

export const CITIZENSHIPS = ['citizen', 'national', 'permanent_resident', 'authorized_alien'] as const;
export type Citizenship = (typeof CITIZENSHIPS)[number];

export const I9_LISTS = ['A', 'B', 'C'] as const;
export type I9List = (typeof I9_LISTS)[number];

interface DocumentRules {
  readonly list: I9List;
  /** As it is written into the form. */
  readonly title: string;
  /** Who issues it, where it is always the same. */
  readonly authority: string | null;
  readonly number: 'required' | 'optional';
  readonly expiry: 'required' | 'optional' | 'none';
  /** When it expires, the permission to work is looked at again. */
  readonly isReverified: boolean;
  /** Another document of list A that is shown with it, and never alone. */
  readonly needs?: 'i94';
  readonly isCompanion?: true;
  readonly isForMinors?: true;
}

const STATE_DEPARTMENT = 'U.S. Department of State';
const USCIS = 'U.S. Citizenship and Immigration Services';
const CBP = 'U.S. Customs and Border Protection';
const listA = { list: 'A', number: 'required', expiry: 'required', isReverified: false } as const;
const listB = {
  list: 'B',
  authority: null,
  number: 'optional',
  expiry: 'optional',
  isReverified: false,
} as const;
const listC = { list: 'C', number: 'optional', expiry: 'none', isReverified: false } as const;
const minors = { ...listB, expiry: 'none', isForMinors: true } as const;

/** The Lists of Acceptable Documents, in the order of the form. */
export const I9_DOCUMENTS = {
  us_passport: { ...listA, title: 'U.S. Passport', authority: STATE_DEPARTMENT },
  us_passport_card: { ...listA, title: 'U.S. Passport Card', authority: STATE_DEPARTMENT },
  permanent_resident_card: {
    ...listA,
    title: 'Permanent Resident Card (Form I-551)',
    authority: USCIS,
    expiry: 'optional',
  },
  foreign_passport_i551: {
    ...listA,
    title: 'Foreign passport with temporary I-551 stamp or notation',
    authority: null,
    isReverified: true,
  },
  employment_authorization: {
    ...listA,
    title: 'Employment Authorization Document (Form I-766)',
    authority: USCIS,
    isReverified: true,
  },
  foreign_passport_i94: {
    ...listA,
    title: 'Foreign passport with Form I-94',
    authority: null,
    needs: 'i94',
  },
  compact_passport: {
    ...listA,
    title: 'Passport of Micronesia (FSM) or the Marshall Islands (RMI)',
    authority: null,
    needs: 'i94',
  },
  i94: {
    ...listA,
    title: 'Form I-94 or Form I-94A',
    authority: CBP,
    expiry: 'optional',
    isReverified: true,
    isCompanion: true,
  },
  drivers_license: { ...listB, title: "Driver's license or ID card of a State" },
  government_id: { ...listB, title: 'ID card of a federal, state or local government' },
  school_id: { ...listB, title: 'School ID card with a photograph' },
  voter_card: { ...listB, title: "Voter's registration card" },
  military_card: { ...listB, title: 'U.S. Military card or draft record' },
  military_dependent_id: { ...listB, title: "Military dependent's ID card" },
  merchant_mariner_card: { ...listB, title: 'U.S. Coast Guard Merchant Mariner Card' },
  tribal_document_b: { ...listB, title: 'Native American tribal document' },
  canadian_license: { ...listB, title: "Driver's license issued by Canada" },
  school_record: { ...minors, title: 'School record or report card' },
  medical_record: { ...minors, title: 'Clinic, doctor, or hospital record' },
  daycare_record: { ...minors, title: 'Day-care or nursery school record' },
  ssn_card: {
    ...listC,
    title: 'Social Security card (unrestricted)',
    authority: 'Social Security Administration',
  },
  report_of_birth: { ...listC, title: 'Certification of report of birth', authority: STATE_DEPARTMENT },
  birth_certificate: { ...listC, title: 'Birth certificate', authority: null },
  tribal_document_c: { ...listC, title: 'Native American tribal document', authority: null },
  citizen_id: {
    ...listC,
    title: 'U.S. Citizen ID Card (Form I-197)',
    authority: 'U.S. Department of Homeland Security',
  },
  resident_citizen_id: {
    ...listC,
    title: 'Identification Card (Form I-179)',
    authority: 'U.S. Department of Homeland Security',
  },
  dhs_authorization: {
    ...listC,
    title: 'Employment authorization document issued by DHS',
    authority: 'U.S. Department of Homeland Security',
    expiry: 'optional',
    isReverified: true,
  },
} as const satisfies Readonly<Record<string, DocumentRules>>;

export type I9DocumentKind = keyof typeof I9_DOCUMENTS;
export const I9_DOCUMENT_KINDS = Object.keys(I9_DOCUMENTS) as readonly I9DocumentKind[];

export function i9Document(kind: I9DocumentKind): DocumentRules {
  return I9_DOCUMENTS[kind];
}

/** States and territories as the form takes them; Canada and Mexico for who commutes across the border. */
export const I9_STATES: readonly string[] =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY CAN MEX'.split(
    ' ',
  );

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
