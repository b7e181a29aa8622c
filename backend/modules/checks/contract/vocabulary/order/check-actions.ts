/**
 * The employer's commands on a background check or a drug test. `choose_package` requests it with another package,
 * `copy_link` gives the candidate the link that requires a code (rules.md#copied-links).
 */
export const CHECK_ACTIONS = [
  'request',
  'choose_package',
  'copy_link',
  'renew_link',
  'print_paper_form',
  'cancel',
  'announce',
] as const;
export type CheckAction = (typeof CHECK_ACTIONS)[number];

/** The employer's commands on an announced decision. */
export const DECISION_ACTIONS = ['mail', 'take_back', 'finish'] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** Why no check can be requested, apart from the certification and from a check that already exists. */
export const REQUEST_REFUSALS = ['referral_ended', 'in_offer'] as const;
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

/** The candidate's commands on the page of a notice. */
export const NOTICE_ACTIONS = ['dispute'] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

/** The giver's commands on the page of a reference. */
export const REFERENCE_PAGE_ACTIONS = ['answer'] as const;
export type ReferencePageAction = (typeof REFERENCE_PAGE_ACTIONS)[number];

/** The requester's commands on a reference. A worker has only `revoke`. */
export const REFERENCE_ACTIONS = ['renew_link', 'revoke'] as const;
export type ReferenceAction = (typeof REFERENCE_ACTIONS)[number];
