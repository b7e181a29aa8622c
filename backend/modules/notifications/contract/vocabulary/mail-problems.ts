/** Why emails to an address have stopped: they bounced, or one was reported as spam. */
export const MAIL_PROBLEMS = ['bounced', 'complained'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];
