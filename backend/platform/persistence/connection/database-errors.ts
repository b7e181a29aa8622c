/**
 * SQLSTATEs (complete, or their two-character class) that are unrelated to the statement: the database is
 * down, full, read-only, or too slow, and the same call may work later.
 */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  '08': 'the connection failed',
  '53': 'too many connections, no memory, or the disk is full',
  '57P01': 'an administrator ended the connection',
  '57P02': 'the server has crashed',
  '57P03': 'the server starts or stops',
  '57P05': 'the connection was idle for too long',
  '57014': 'the statement took too long',
  '55P03': 'a lock did not come in time',
  '25006': 'the server is read-only, as a replica is before it takes over',
  '25P03': 'the transaction was idle for too long',
  '25P04': 'the transaction took too long',
  '58030': 'the server cannot read or write its files',
};

/** Socket errors of the operating system. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver gives these no code. */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** The database could not be reached, or did not finish. The statement itself may be fine. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return isUnavailableState(code) || NETWORK.has(code) || DRIVER.test(error.message);
}

function isUnavailableState(code: string): boolean {
  if (!/^[0-9A-Z]{5}$/.test(code)) return false;
  return code in UNAVAILABLE || code.slice(0, 2) in UNAVAILABLE;
}
