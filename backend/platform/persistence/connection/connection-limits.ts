/** Time limits of a connection, in milliseconds; the driver determines the names. */
interface ConnectionLimits {
  /** For connecting, and for waiting for a free connection of the pool. */
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/**
 * For calls and tasks. Someone waits for the answer: after two seconds without a connection, an error that
 * they can retry is better. No statement of a screen takes half a minute. Row locks last milliseconds, so a
 * ten-second wait means that the holder hangs. A transaction that goes silent is dead or unreachable: ending
 * it releases its locks.
 */
export const CALL_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** For commands that read everything, such as the check of the ledger: no screen waits for them. */
export const REPORT_LIMITS: ConnectionLimits = {
  ...CALL_LIMITS,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30 * 60_000,
};

/**
 * A table change waits for the current users of the table, and all later ones wait behind the change. It
 * therefore stops after three seconds and is tried again. Once it has the lock, changing the rows may take
 * any time.
 */
export const MIGRATION_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 0,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
};

/**
 * For the queue's own connections. Its maintenance takes longer than a fetch. If the answer to a statement is
 * lost, the client stops waiting shortly after the server would have ended the statement.
 */
export const QUEUE_LIMITS: ConnectionLimits & { readonly query_timeout: number } = {
  ...CALL_LIMITS,
  connectionTimeoutMillis: 5_000,
  query_timeout: CALL_LIMITS.statement_timeout + 2_000,
};

/**
 * For reads of visitors from a replica. One that takes longer, or gets no connection, is read from the primary
 * instead.
 */
export const REPLICA_LIMITS: ConnectionLimits & { readonly query_timeout: number } = {
  connectionTimeoutMillis: 1_000,
  statement_timeout: 1_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 1_000,
  query_timeout: 1_500,
};

/** For the one connection that checks whether the database is up; its answer must arrive within a second. */
export const WATCH_LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 1_000,
  statement_timeout: 1_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 1_000,
};
