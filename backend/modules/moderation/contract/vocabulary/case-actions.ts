/** A moderator's actions on the work of a case: take it exclusively for a while, or give it back. */
export const CLAIM_ACTIONS = ['claim', 'release'] as const;
export type ClaimAction = (typeof CLAIM_ACTIONS)[number];

/** A moderator's actions on an appeal. */
export const APPEAL_ACTIONS = ['answer'] as const;
export type AppealAction = (typeof APPEAL_ACTIONS)[number];

/** A reporter's actions on their own report. */
export const REPORT_ACTIONS = ['withdraw'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];
