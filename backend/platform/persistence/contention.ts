/** Serialization failure, deadlock, a row that a parallel transaction has just made. */
const DATABASE_CODES: readonly unknown[] = ['40001', '40P01', '23505'];

const TRIES = 5;

/** Someone else was at the same rows at the same time; looking again and trying again helps. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'OptimisticLockError') return true;
  return 'code' in error && DATABASE_CODES.includes(error.code);
}

/** Looks again at once, a few times, where someone else was at the same rows at the same moment. */
export async function againAfterContention<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !isContention(error)) throw error;
    return againAfterContention(work, tries - 1);
  }
}
