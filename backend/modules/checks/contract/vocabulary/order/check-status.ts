/** The stored statuses of a background check or a drug test. */
export const CHECK_STATUSES = [
  'awaiting_consent',
  'declined',
  'authorized',
  'clear',
  'concerns',
  'canceled',
] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

const RESULTS = ['clear', 'concerns'] as const satisfies readonly CheckStatus[];
type CheckResult = (typeof RESULTS)[number];

/** The agency's report is complete; also for the steps that screens show. */
export function hasResult<Status extends string>(status: Status): status is Status & CheckResult {
  return RESULTS.some((result) => result === status);
}

/** Nothing more can happen to the check. */
export function isEnded(status: CheckStatus): boolean {
  return hasResult(status) || status === 'canceled';
}
