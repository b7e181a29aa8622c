/**
 * E-Verify as an employer records it next to Form I-9: states of a case, days, and what is allowed meanwhile.
 * The employer makes the case at E-Verify; nothing is sent there. Next year's rules change only this file.
 *
 * Sources: the E-Verify User Manual M-775 (https://www.e-verify.gov/e-verify-user-manual), the Memorandum of
 * Understanding for employers, article II.A, 8 U.S.C. § 1324b, and 88 FR 47990 for the alternative procedure.
 */
export const EVERIFY = {
  source: 'https://www.e-verify.gov/e-verify-user-manual',
  /** Information for employees on mismatches and their rights, in several languages. */
  employees: 'https://www.e-verify.gov/employees',
  /** M-775 2.2: no later than the third business day after the employee starts work for pay, and not before Form I-9 is complete. */
  caseBusinessDays: 3,
  /**
   * Our own limit: M-775 2.1 requires the case "as soon as" the number is known; a card takes about two weeks
   * (ssa.gov).
   */
  ssnDays: 14,
  /**
   * M-775 3.3: the employer notifies the employee, who decides; then it refers or closes the case, in ten
   * federal government working days.
   */
  noticeBusinessDays: 10,
  /** M-775 3.3: from the referral on, to contact DHS or visit SSA. */
  contactBusinessDays: 8,
  /** M-775 3.2: DHS answers most cases that need more time within three federal government working days. */
  resultBusinessDays: 3,
  /** Ours: E-Verify names no day for a case in continuance, and asks to look regularly. */
  continuanceBusinessDays: 10,
  /** Ours: a case that has its result is closed "as soon as possible" (M-775 4.1). */
  closeBusinessDays: 3,
  /** M-775, glossary: "Company ID number", on each page of the MOU. */
  companyIdDigits: { least: 4, most: 7 },
  /** Immigrant and Employee Rights Section, U.S. Department of Justice: for employees. */
  rightsPhone: '1-800-255-7688',
  /** E-Verify contact center: for employees. */
  helpPhone: '888-897-7781',
} as const;

/** Results of a case in the words of M-775 3, and its end. `mismatch` is the tentative nonconfirmation. */
export const EVERIFY_STATES = [
  'more_time',
  'mismatch',
  'referred',
  'continuance',
  'authorized',
  'final_nonconfirmation',
  'no_show',
  'resubmit',
  'closed',
] as const;
export type EverifyState = (typeof EVERIFY_STATES)[number];

/** Nothing is decided yet: no adverse action because of it (M-775 3.3, MOU II.A.13). */
export const EVERIFY_UNDECIDED: readonly EverifyState[] = [
  'more_time',
  'mismatch',
  'referred',
  'continuance',
];

/** Where each state leads (M-775 3 and 4.1). A case that is authorized is closed by E-Verify itself. */
export const EVERIFY_MOVES: Readonly<Record<EverifyState, readonly EverifyState[]>> = {
  more_time: ['authorized', 'mismatch', 'continuance', 'resubmit', 'closed'],
  mismatch: ['referred', 'authorized', 'resubmit', 'closed'],
  referred: ['authorized', 'continuance', 'final_nonconfirmation', 'no_show', 'mismatch', 'resubmit'],
  continuance: ['authorized', 'final_nonconfirmation', 'no_show', 'mismatch', 'resubmit'],
  authorized: ['closed'],
  final_nonconfirmation: ['closed'],
  no_show: ['closed'],
  resubmit: ['closed'],
  closed: [],
};

/** The first results that E-Verify gives. */
export const EVERIFY_FIRST: readonly EverifyState[] = ['authorized', 'more_time', 'mismatch', 'resubmit'];

/** The employee's decision about a mismatch on the Further Action Notice. */
export const EVERIFY_DECISIONS = ['take_action', 'no_action'] as const;
export type EverifyDecision = (typeof EVERIFY_DECISIONS)[number];

/** Statements under which a case is closed (M-775 4.1.1), in short. */
export const EVERIFY_CLOSINGS = [
  'works_on_authorized',
  'no_action_taken',
  'ended_after_nonconfirmation',
  'works_on_after_nonconfirmation',
  'left_by_themselves',
  'ended_for_another_reason',
  'wrong_information',
  'duplicate',
] as const;
export type EverifyClosing = (typeof EVERIFY_CLOSINGS)[number];

/** The statements that each state allows; an open mismatch never ends a job. */
export const EVERIFY_CLOSINGS_OF: Readonly<Record<EverifyState, readonly EverifyClosing[]>> = {
  more_time: ['left_by_themselves', 'ended_for_another_reason', 'wrong_information', 'duplicate'],
  mismatch: [
    'no_action_taken',
    'left_by_themselves',
    'ended_for_another_reason',
    'wrong_information',
    'duplicate',
  ],
  referred: [],
  continuance: [],
  authorized: ['works_on_authorized', 'left_by_themselves', 'ended_for_another_reason', 'duplicate'],
  final_nonconfirmation: [
    'ended_after_nonconfirmation',
    'works_on_after_nonconfirmation',
    'left_by_themselves',
    'ended_for_another_reason',
  ],
  no_show: [
    'ended_after_nonconfirmation',
    'works_on_after_nonconfirmation',
    'left_by_themselves',
    'ended_for_another_reason',
  ],
  resubmit: ['wrong_information', 'duplicate'],
  closed: [],
};

/** The reasons for a late case, which E-Verify requires (M-775 2.2). */
export const EVERIFY_LATE_REASONS = [
  'awaiting_ssn',
  'technical_problems',
  'audit_revealed',
  'federal_contractor',
  'other',
] as const;
export type EverifyLateReason = (typeof EVERIFY_LATE_REASONS)[number];

/** Employees of these companies show a photograph on a document of list B (M-775 2.1); these never have one. */
export const WITHOUT_PHOTO: readonly string[] = [
  'voter_card',
  // On forms from before the two were separate, it may be the draft record.
  'military_card',
  'draft_record',
  'school_record',
  'medical_record',
  'daycare_record',
  'minor_note',
  'special_placement',
];

/** E-Verify compares the photograph on these; the employer retains a copy of them (M-775 2.2.2). */
export const EVERIFY_PHOTO_MATCHED: readonly string[] = [
  'us_passport',
  'us_passport_card',
  'permanent_resident_card',
  'i551_extended',
  'employment_authorization',
  'ead_extended',
  'ead_tps',
];

/** Fifteen characters: the moment as thirteen digits, and two letters. Spaces and hyphens do not count. */
export function readCaseNumber(text: string): string | null {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^20\d{2}(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])\d{6}[A-Z]{2}$/.test(number) ? number : null;
}
