/** Serialization failure, deadlock, and a row that a parallel transaction has just inserted. */
const DATABASE_CODES: readonly unknown[] = ['40001', '40P01', '23505'];

const TRIES = 5;

/** A parallel transaction changed the same rows. Reading and trying again helps. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'OptimisticLockError') return true;
  return 'code' in error && DATABASE_CODES.includes(error.code);
}

/** Retries immediately, a few times, after a conflict with a parallel transaction. */
export async function againAfterContention<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !isContention(error)) throw error;
    return againAfterContention(work, tries - 1);
  }
}
