import { REJECTED_STATUSES, statusesAt, type ReferralStatus } from './referral-status.ts';

const FUNCTIONS: Readonly<Record<string, readonly ReferralStatus[]>> = {
  is_rejected_referral: REJECTED_STATUSES,
  is_unanswered_referral: statusesAt('submitted'),
};

/**
 * The table of statuses for SQL of contexts that do not know it: `is_rejected_referral(status)`, and
 * `is_unanswered_referral(status)` before the employer's first step.
 */
export const REFERRAL_STATUS_FUNCTIONS = Object.entries(FUNCTIONS)
  .map(([name, statuses]) => {
    const words = statuses.map((status) => `'${status}'`).join(', ');
    return `create or replace function ${name}(status text) returns boolean language sql immutable parallel safe
      return status in (${words});`;
  })
  .join('\n');
