import type { CALL_LIMITS } from '#platform/persistence/connection-limits.ts';

/**
 * A busy machine is no outage: on one, the first page of a letter alone takes more than half a minute, and its transaction waits
 * for it. No call of a test takes two.
 */
export const PATIENT_LIMITS: typeof CALL_LIMITS = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 120_000,
  lock_timeout: 120_000,
  idle_in_transaction_session_timeout: 120_000,
};
