import { CALL_LIMITS } from '#platform/persistence/connection-limits.ts';

/** Whoever waits for a connection on a busy machine is no outage. */
export const PATIENT_LIMITS = { ...CALL_LIMITS, connectionTimeoutMillis: 60_000 };
