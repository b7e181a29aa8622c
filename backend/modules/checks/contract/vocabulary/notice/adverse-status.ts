/** The status of a rejection because of a check (rules.md#adverse-action). */
export const ADVERSE_STATUSES = ['waiting', 'final', 'canceled'] as const;
export type AdverseStatus = (typeof ADVERSE_STATUSES)[number];

/** Whether a notice reached its candidate; `to_mail` requires the employer to mail it. */
export const NOTICE_STATES = ['sending', 'reached', 'to_mail', 'mailed'] as const;

export type NoticeState = (typeof NOTICE_STATES)[number];
