/** The worker's actions on a form, by an account or by a link. */
export const I9_WORKER_ACTIONS = [
  'sign_section1',
  'correct_section1',
  'add_helper',
  'decide_mismatch',
  'print',
] as const;
export type I9WorkerAction = (typeof I9_WORKER_ACTIONS)[number];

/** The employer's actions on a form. The steps of an open E-Verify case belong to the case. */
export const I9_EMPLOYER_ACTIONS = [
  'send_link',
  'sign_section2',
  'correct_section2',
  /** A copy of a document (rules.md#i9-copies). */
  'add_copy',
  /** Supplement B: always for a new name. */
  'sign_supplement',
  /** Supplement B with a newer document. */
  'reverify',
  /** Supplement B with the day of a rehire. */
  'rehire',
  'make_case',
  /** The last day of work, or a correction of it. */
  'end',
  'hold',
  'release',
  'print',
] as const;
export type I9EmployerAction = (typeof I9_EMPLOYER_ACTIONS)[number];

/** Both, each action once. */
export const I9_ACTIONS = [...new Set([...I9_EMPLOYER_ACTIONS, ...I9_WORKER_ACTIONS])];
export type I9Action = (typeof I9_ACTIONS)[number];

/** The employer's actions in a list of forms. */
export const I9_ROW_ACTIONS = ['send_link'] as const;
export type I9RowAction = (typeof I9_ROW_ACTIONS)[number];

/** The worker's actions in the list of their own forms. */
export const I9_OWN_ROW_ACTIONS = ['sign_section1'] as const;
export type I9OwnRowAction = (typeof I9_OWN_ROW_ACTIONS)[number];

/** Steps of an open E-Verify case, the most helpful first. */
export const I9_CASE_ACTIONS = ['notice', 'decision', 'result', 'close'] as const;
export type I9CaseAction = (typeof I9_CASE_ACTIONS)[number];

/** A reviewer's actions. */
export const I9_REVIEW_ACTIONS = ['finish'] as const;
export type I9ReviewAction = (typeof I9_REVIEW_ACTIONS)[number];
