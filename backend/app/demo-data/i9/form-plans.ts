const DAY_MS = 86_400_000;

/** The facts that fill in an employer's step. */
export interface StepFacts {
  /** The date that many days ago. */
  readonly day: (before: number) => string;
  readonly workerName: string;
  /** The signed Section 2, without its documents. */
  readonly section2: object;
}

/** A call of the employer about the form. */
export type Step = readonly [method: 'post' | 'put', path: string, body: (facts: StepFacts) => object];

/** The steps of one form, in days before now. */
export interface FormPlan {
  readonly letter: number;
  readonly section1?: number;
  readonly section2?: { readonly day: number; readonly documents: readonly object[] };
  readonly citizenship?: 'citizen' | 'authorized_alien';
  /** The worker has applied for a Social Security number and waits for it. */
  readonly awaitsSsn?: boolean;
  /** The job ends on its first day. */
  readonly isShort?: boolean;
  /** Days from the letter to the first day of work; 10 if missing. */
  readonly startsIn?: number;
  /** The employer cancels the hire, before or after the work starts. */
  readonly rejected?: number;
  /** By the employer, afterward. */
  readonly after?: readonly { readonly day: number; readonly call: Step }[];
}
type After = NonNullable<FormPlan['after']>;

const PASSPORT = { kind: 'us_passport', number: '483920175', expiresOn: '2034-05-01' };
const LICENSE = { kind: 'drivers_license', authority: 'Texas', number: '40917265', expiresOn: '2031-02-02' };
const SSN_CARD = { kind: 'ssn_card', number: '536-22-8726' };
const BIRTH_CERTIFICATE = { kind: 'birth_certificate', authority: 'Texas', number: '142-90-041277' };
const RECEIPT = { kind: 'drivers_license', authority: 'Texas', isReceipt: true };
const PAIR = [LICENSE, SSN_CARD];
/** Two digits are swapped. */
const MISREAD = [{ ...LICENSE, number: '40912765' }, SSN_CARD];

const MISMATCH: After = [
  {
    day: 4.5,
    call: [
      'post',
      'everify',
      ({ day }) => ({ caseNumber: '2026327093012KD', createdOn: day(4.5), state: 'mismatch' }),
    ],
  },
  { day: 3.5, call: ['put', 'everify', ({ day }) => ({ step: 'notice', on: day(3.5), given: true })] },
];

/** The worker took action, and E-Verify confirmed employment authorization. */
const DECIDED: After = [
  {
    day: 5.9,
    call: [
      'post',
      'everify',
      ({ day }) => ({ caseNumber: '2026326141507MB', createdOn: day(5.9), state: 'mismatch' }),
    ],
  },
  { day: 5.5, call: ['put', 'everify', ({ day }) => ({ step: 'notice', on: day(5.5), given: true })] },
  {
    day: 5.1,
    call: [
      'put',
      'everify',
      ({ day, workerName }) => ({
        step: 'decision',
        decision: 'take_action',
        on: day(5.1),
        signature: workerName,
      }),
    ],
  },
  {
    day: 4.7,
    call: ['put', 'everify', ({ day }) => ({ step: 'result', state: 'referred', on: day(4.7) })],
  },
  {
    day: 2.2,
    call: ['put', 'everify', ({ day }) => ({ step: 'result', state: 'authorized', on: day(2.2) })],
  },
];

const CORRECTED: After = [
  {
    day: 45,
    call: [
      'post',
      'corrections',
      ({ section2 }) => ({
        section: 'section2',
        entry: { ...section2, documents: PAIR, reason: 'Two digits of the license number changed places' },
      }),
    ],
  },
];

const HELD: After = [
  { day: 20, call: ['post', 'hold', () => ({ on: true, reason: 'A charge was filed with the EEOC' })] },
];
const ENDED: After = [{ day: 12, call: ['put', 'end', ({ day }) => ({ endedOn: day(13) })] }];

function permit(number: string, expires: Date): object {
  return { kind: 'employment_authorization', number, expiresOn: expires.toISOString().slice(0, 10) };
}

function reverified(document: object): After {
  const by = { representativeName: 'Stone, Rosa', attested: true, signature: 'Rosa Stone' };
  return [{ day: 30, call: ['post', 'supplements', () => ({ kind: 'B', documents: [document], ...by })] }];
}

/**
 * Section 1 due, section 2 due and overdue, complete, a receipt, a reverification that is near, a mismatch at
 * E-Verify, one on hold, and one that has ended.
 */
export function formPlans(now: Date): readonly FormPlan[] {
  const soon = permit('SRC9876543210', daysBefore(now, -40));
  return [
    { letter: 3 },
    { letter: 9.5, section1: 7 },
    { letter: 24, section1: 19 },
    { letter: 64, section1: 60, section2: { day: 53, documents: [PASSPORT] } },
    { letter: 30, section1: 27, section2: { day: 19.5, documents: [RECEIPT, SSN_CARD] } },
    {
      letter: 58,
      section1: 55,
      section2: { day: 47, documents: [soon] },
      citizenship: 'authorized_alien',
    },
    { letter: 17, section1: 14, section2: { day: 6, documents: PAIR }, after: MISMATCH },
    { letter: 70, section1: 66, section2: { day: 59, documents: PAIR }, after: HELD },
    { letter: 80, section1: 76, section2: { day: 69, documents: [PASSPORT] }, after: ENDED },
  ];
}

/** The dates of a hired worker's form, in days before now. */
interface Filed {
  readonly letter: number;
  readonly signed: number;
  readonly startsIn: number;
  /** The number of days that the employer has used E-Verify. */
  readonly everifySince: number;
}

/**
 * On time: section 1 two days after the signature, section 2 and its E-Verify case the day after the first
 * day of work.
 */
export function filedFormPlan({ letter, signed, startsIn, everifySince }: Filed): FormPlan {
  const day = letter - startsIn - 1;
  if (day <= 0) return { letter, startsIn, ...(signed > 2 && { section1: signed - 2 }) };
  // E-Verify applies to forms that open after its start.
  const isVerified = signed < everifySince && day > 0.2;
  return {
    letter,
    startsIn,
    section1: signed - 2,
    section2: { day, documents: PAIR },
    ...(isVerified && { after: authorized(day - 0.1) }),
  };
}

function authorized(created: number): After {
  const caseNumber = `2026${String(100 + Math.round(created * 10)).padStart(3, '0')}101500TB`;
  return [
    {
      day: created,
      call: ['post', 'everify', ({ day }) => ({ caseNumber, createdOn: day(created), state: 'authorized' })],
    },
  ];
}

/**
 * Canceled, corrected, reverified, a mismatch that E-Verify has decided, one that was canceled long enough
 * ago to be purged, because the retention of a completed form is longer than the story; an unfinished one
 * that is retained because the work had started; one that waits for a Social Security number; and one for a
 * job of one day.
 */
export function laterFormPlans(now: Date): readonly FormPlan[] {
  const [old, renewed] = [daysBefore(now, 25), daysBefore(now, -700)];
  return [
    { letter: 21, section1: 18, rejected: 12 },
    { letter: 62, section1: 58, section2: { day: 51, documents: MISREAD }, after: CORRECTED },
    {
      letter: 78,
      section1: 74,
      section2: { day: 67, documents: [permit('SRC2468013579', old)] },
      citizenship: 'authorized_alien',
      after: reverified(permit('IOE8123456789', renewed)),
    },
    { letter: 18, section1: 15, section2: { day: 7, documents: PAIR }, after: DECIDED },
    { letter: 50, section1: 46, rejected: 42 },
    { letter: 33, section1: 30, rejected: 16 },
    {
      letter: 19,
      section1: 16,
      section2: { day: 8, documents: [LICENSE, BIRTH_CERTIFICATE] },
      awaitsSsn: true,
    },
    { letter: 8.5, section1: 6, isShort: true },
  ];
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
