/** The employer's commands on a background check or a drug test. `choose_package` requests it with another package. */
export const CHECK_ACTIONS = ['request', 'choose_package', 'renew_link', 'cancel', 'announce'] as const;
export type CheckAction = (typeof CHECK_ACTIONS)[number];

/** The employer's commands on an announced decision. */
export const DECISION_ACTIONS = ['mail', 'take_back', 'finish'] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** The requester's commands on a reference. A worker has only `revoke`. */
export const REFERENCE_ACTIONS = ['renew_link', 'revoke'] as const;
export type ReferenceAction = (typeof REFERENCE_ACTIONS)[number];
