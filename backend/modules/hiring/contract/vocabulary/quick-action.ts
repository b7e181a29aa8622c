import type { ReferralStatus, StatusAlias } from './referral-status.ts';

/** The buttons of the employer's quick list, under the names that the status call takes (rules.md#status-aliases). */
export const QUICK_ACTIONS = ['pass', 'interview_scheduled', 'hired'] as const satisfies readonly (
  | ReferralStatus
  | StatusAlias
)[];
export type QuickAction = (typeof QUICK_ACTIONS)[number];
