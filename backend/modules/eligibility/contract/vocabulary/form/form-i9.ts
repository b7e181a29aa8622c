/**
 * Form I-9 as it is printed: its edition, its lists of documents and its days. Next year's form is one change, here. The words
 * that are drawn on it are in `form-i9-labels.ts`.
 *
 * Sources: USCIS Form I-9, edition 01/20/25 (https://www.uscis.gov/i-9), the Handbook for Employers M-274
 * (https://www.uscis.gov/i-9-central/form-i-9-resources/handbook-for-employers-m-274), and 8 CFR 274a.2.
 */
export const FORM_I9 = {
  edition: '01/20/25',
  expires: '05/31/2027',
  omb: '1615-0047',
  source: 'https://www.uscis.gov/i-9',
  /** For the signer while filling in the form (8 CFR 274a.2(b)(1)(i)), in the page's language. */
  instructions: {
    en: 'https://www.uscis.gov/sites/default/files/document/forms/i-9instr.pdf',
    es: 'https://www.uscis.gov/es/i-9',
  },
  /** Employees hired up to this day need no form (8 CFR 274a.2(a)(1)). */
  hiredAfter: '1986-11-06',
  /** The company's business days after the first day of employment in which section 2 is completed. */
  section2BusinessDays: 3,
  /** Days after the first day of employment in which the document itself follows its receipt. */
  receiptDays: 90,
  /** The later of the two ends the retention. */
  retention: { yearsAfterHire: 3, yearsAfterEnd: 1 },
  /** Years from the first completion in which a rehire may use the form. */
  rehireYears: 3,
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

/** Documents of list A that are valid only with another one. */
export const I9_COMPANIONS = ['i94', 'i20', 'ds2019'] as const;
export type I9Companion = (typeof I9_COMPANIONS)[number];

/** Categories whose renewal extends a card (8 CFR 274a.13(d), M-274 5.1). A12 and C19 count as one. */
export const EXTENDED_CATEGORIES =
  'A03 A05 A07 A08 A10 A12 A17 A18 C08 C09 C10 C16 C19 C20 C22 C24 C26 C31'.split(' ');

/**
 * Spouses of workers in E, L-1 and H-1B status: Form I-797C extends their card only with an unexpired Form
 * I-94 of one of these classes of admission, and never beyond its end (8 CFR 274a.13(d)(1) and (3), M-274 5.1).
 */
export const ADMISSION_CLASSES: Readonly<Record<'A17' | 'A18' | 'C26', readonly string[]>> = {
  A17: ['E-1', 'E-2', 'E-3', 'E-1S', 'E-2S', 'E-3S'],
  A18: ['L-2', 'L-2S'],
  C26: ['H-4'],
};
export type SpouseCategory = keyof typeof ADMISSION_CLASSES;
export const SPOUSE_CATEGORIES = Object.keys(ADMISSION_CLASSES) as readonly SpouseCategory[];

export function spouseCategory(category: string | null | undefined): SpouseCategory | null {
  return SPOUSE_CATEGORIES.find((one) => one === category) ?? null;
}

interface DocumentRules {
  readonly list: I9List;
  /** The title that is written into the form. */
  readonly title: string;
  /** The issuing authority, if it is always the same. */
  readonly authority: string | null;
  readonly number: 'required' | 'optional';
  readonly expiry: 'required' | 'optional' | 'none';
  /** When it expires, the permission to work is looked at again. */
  readonly isReverified: boolean;
  /** All that are shown with it, in the order of the form, which has room for two. */
  readonly needs?: readonly I9Companion[];
  /** Looks expired and is valid: the date is the one until which it was extended. */
  readonly isExtended?: true;
  /** By Form I-797C: its receipt number, and the category that it has in common with the card, are written down. */
  readonly hasNotice?: true;
  /** No extension of this kind reaches further. */
  readonly latest?: string;
  /** Valid for a time only, until another document is there (8 CFR 274a.2(b)(1)(vi)). */
  readonly isAlwaysReceipt?: true;
  /** The kind on forms from before it was split in two: no longer offered. */
  readonly isFormer?: true;
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
  /** With Form I-797, which extends the card: list A, and never reverified (M-274 7.1). */
  i551_extended: {
    ...listA,
    title: 'Permanent Resident Card (Form I-551) extended by Form I-797',
    authority: USCIS,
    isExtended: true,
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
  /**
   * With Form I-797C of the same category. Renewals filed on or after October 30, 2025 extend nothing (8 CFR 274a.13(e)); one filed
   * before, at most 180 days ahead of the card's end, extends it by at most 540 days.
   */
  ead_extended: {
    ...listA,
    title: 'Employment Authorization Document (Form I-766) extended by Form I-797C',
    authority: USCIS,
    isReverified: true,
    isExtended: true,
    hasNotice: true,
    latest: '2027-10-19',
  },
  /** Temporary Protected Status: the notice says until when, for which category and dates on the card. */
  ead_tps: {
    ...listA,
    title: 'Employment Authorization Document (Form I-766) extended by a Federal Register notice',
    authority: USCIS,
    isReverified: true,
    isExtended: true,
  },
  refugee_i94: {
    ...listA,
    title: 'Form I-94 with a refugee admission stamp',
    authority: CBP,
    expiry: 'none',
    isAlwaysReceipt: true,
  },
  /** Until the stamp ends; without a date, a year after it was issued. */
  i94_i551_stamp: {
    ...listA,
    title: 'Form I-94 with a temporary I-551 stamp and a photograph',
    authority: CBP,
    isAlwaysReceipt: true,
  },
  foreign_passport_i94: {
    ...listA,
    title: 'Foreign passport with Form I-94',
    authority: null,
    needs: ['i94'],
  },
  foreign_passport_f1: {
    ...listA,
    title: 'Foreign passport with Form I-94 and Form I-20 (F-1)',
    authority: null,
    needs: ['i94', 'i20'],
  },
  foreign_passport_j1: {
    ...listA,
    title: 'Foreign passport with Form I-94 and Form DS-2019 (J-1)',
    authority: null,
    needs: ['i94', 'ds2019'],
  },
  compact_passport: {
    ...listA,
    title: 'Passport of Micronesia (FSM) or the Marshall Islands (RMI)',
    authority: null,
    needs: ['i94'],
  },
  i94: {
    ...listA,
    title: 'Form I-94 or Form I-94A',
    authority: CBP,
    expiry: 'optional',
    isReverified: true,
    isCompanion: true,
  },
  /** Its end is that of the endorsed training: the Form I-94 of a student has none ("D/S"). */
  i20: {
    ...listA,
    title: 'Form I-20',
    authority: 'U.S. Immigration and Customs Enforcement',
    isReverified: true,
    isCompanion: true,
  },
  /** Its end is that of the program. */
  ds2019: {
    ...listA,
    title: 'Form DS-2019',
    authority: STATE_DEPARTMENT,
    isReverified: true,
    isCompanion: true,
  },
  drivers_license: { ...listB, title: "Driver's license or ID card of a State" },
  government_id: { ...listB, title: 'ID card of a federal, state or local government' },
  school_id: { ...listB, title: 'School ID card with a photograph' },
  voter_card: { ...listB, title: "Voter's registration card" },
  military_card: { ...listB, title: 'U.S. Military card or draft record', isFormer: true },
  military_id: { ...listB, title: 'U.S. Military card' },
  draft_record: { ...listB, title: 'U.S. Military draft record' },
  military_dependent_id: { ...listB, title: "Military dependent's ID card" },
  merchant_mariner_card: { ...listB, title: 'U.S. Coast Guard Merchant Mariner Card' },
  tribal_document_b: { ...listB, title: 'Native American tribal document' },
  canadian_license: { ...listB, title: "Driver's license issued by Canada" },
  school_record: { ...minors, title: 'School record or report card' },
  medical_record: { ...minors, title: 'Clinic, doctor, or hospital record' },
  daycare_record: { ...minors, title: 'Day-care or nursery school record' },
  /** Replaces list B: a parent or guardian attests to a minor, an organization to a disabled person. */
  minor_note: { ...minors, title: 'Individual under age 18', authority: 'N/A' },
  special_placement: { ...listB, title: 'Special Placement', authority: 'N/A', expiry: 'none' },
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

/**
 * The signer of section 1: the worker, or without a document of list B a parent or guardian, or the organization that places
 * a person with a disability. They sign supplement A; the form has the note instead (8 CFR 274a.2(b)(1)(iv), M-274 4.1, 4.2).
 */
export const I9_SIGNERS = ['self', 'guardian', 'representative'] as const;
export type I9Signer = (typeof I9_SIGNERS)[number];

/** The note of list B that belongs to a person who signs for the worker. */
export const NOTE_OF_SIGNER = { guardian: 'minor_note', representative: 'special_placement' } as const;

/** The person who must sign for the worker with this note; null for a real document. */
export function signerOfNote(kind: I9DocumentKind): keyof typeof NOTE_OF_SIGNER | null {
  if (kind === NOTE_OF_SIGNER.guardian) return 'guardian';
  return kind === NOTE_OF_SIGNER.representative ? 'representative' : null;
}

/** The words in place of the worker's signature. */
export function wordsOfSigner(signer: keyof typeof NOTE_OF_SIGNER): string {
  return i9Document(NOTE_OF_SIGNER[signer]).title;
}

/** The documents that go with a document, in the order of the form; a spouse's card only by its category. */
export function companionsFor(kind: I9DocumentKind, category?: string | null): readonly I9Companion[] {
  const { needs = [], hasNotice = false } = i9Document(kind);
  return hasNotice && spouseCategory(category) !== null ? [...needs, 'i94'] : needs;
}

/** States and territories as the form takes them; Canada and Mexico for who commutes across the border. */
export const I9_STATES: readonly string[] =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY CAN MEX'.split(
    ' ',
  );
