/** Why emails to an address have stopped: they came back, or one was called spam. */
export const MAIL_PROBLEMS = ['bounced', 'complained'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];
