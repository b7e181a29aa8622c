/**
 * The pooler that lends connections to this process. PgBouncer in transaction mode gives each transaction
 * another one, so session state is lost. `transaction-prepared` supports prepared statements (PgBouncer
 * 1.21).
 */
export const POOLERS = ['none', 'transaction', 'transaction-prepared'] as const;
export type Pooler = (typeof POOLERS)[number];

interface SessionLimits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/**
 * A pooler rejects a connection that begins with limits: its own `connect_query` sets them
 * (docs/operations.md).
 */
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
