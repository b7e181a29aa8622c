/** Serialization failure, deadlock, a row that a parallel transaction has just made. */
const DATABASE_CODES: readonly unknown[] = ['40001', '40P01', '23505'];

/** Someone else was at the same rows at the same time; looking again and trying again helps. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'OptimisticLockError') return true;
  return 'code' in error && DATABASE_CODES.includes(error.code);
}
