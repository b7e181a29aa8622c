import type { CALL_LIMITS } from '#platform/persistence/connection/connection-limits.ts';

/**
 * A busy machine is not an outage: the first page of a letter can take more than half a minute, and its
 * transaction waits for it. No call in a test takes two minutes.
 */
export const PATIENT_LIMITS: typeof CALL_LIMITS = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 120_000,
  lock_timeout: 120_000,
  idle_in_transaction_session_timeout: 120_000,
};
