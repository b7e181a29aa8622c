/** What a connection waits for, in milliseconds; the names are the driver's own. */
interface ConnectionLimits {
  /** To connect, and for a free connection of the pool. */
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/**
 * Calls and tasks. Someone waits for an answer: a connection that does not come within two seconds would come too late, and
 * whoever is told so may ask again. No statement of a screen takes half a minute; a row is held for milliseconds, so ten seconds
 * of waiting for one mean that its holder hangs. What has begun a transaction and says nothing more is dead, or far away: its
 * locks are given free for the others.
 */
export const CALL_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Commands that read everything, such as the check of the ledger: nobody waits at a screen. */
export const REPORT_LIMITS: ConnectionLimits = {
  ...CALL_LIMITS,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30 * 60_000,
};

/**
 * A change of a table waits for whoever uses it, and everybody else waits behind the change: it gives way after three seconds and
 * tries again. What it does to the rows may take as long as they are many.
 */
export const MIGRATION_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 0,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
};

/**
 * The queue's own connections. Its maintenance takes longer than a fetch does; a statement whose answer got lost on the way is
 * given up shortly after the server would have ended it.
 */
export const QUEUE_LIMITS: ConnectionLimits & { readonly query_timeout: number } = {
  ...CALL_LIMITS,
  connectionTimeoutMillis: 5_000,
  query_timeout: CALL_LIMITS.statement_timeout + 2_000,
};

/** The one connection that looks whether the database is there; its answer must come within a second. */
export const WATCH_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 1_000,
  statement_timeout: 1_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 1_000,
};
