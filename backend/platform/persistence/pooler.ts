/**
 * What lends this process its connections. PgBouncer in transaction mode gives each transaction another one, so nothing may be
 * kept on them; `transaction-prepared` is one that knows prepared statements and finds them again (PgBouncer 1.21).
 */
export const POOLERS = ['none', 'transaction', 'transaction-prepared'] as const;
export type Pooler = (typeof POOLERS)[number];

interface SessionLimits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/** A pooler refuses a connection that begins with limits: its own `connect_query` sets them (docs/operations.md). */
export function limitsBehind<Limits extends SessionLimits>(
  pooler: Pooler,
  limits: Limits,
): Limits | Omit<Limits, keyof SessionLimits> {
  if (pooler === 'none') return limits;
  const {
    statement_timeout: _statement,
    lock_timeout: _lock,
    idle_in_transaction_session_timeout: _idle,
    ...ours
  } = limits;
  return ours;
}
