/** The status of an application in the worker's words (rules.md#application-words). */
export const APPLICATION_STATUSES = [
  'submitted',
  'reviewing',
  'interview',
  'offer_sent',
  'offer_signed',
  'hired',
  'completed',
  'rejected',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
