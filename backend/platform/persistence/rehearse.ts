import type { UnitOfWork } from '#kernel/unit-of-work.ts';

class Rehearsed<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('Rehearsed');
    this.outcome = outcome;
  }
}

/** Does the work, then rolls back all of it, and returns its result. */
export async function rehearse<T>(unitOfWork: UnitOfWork, work: () => Promise<T>): Promise<T> {
  try {
    return await unitOfWork.transaction(async () => {
      throw new Rehearsed(await work());
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.outcome as T;
    throw error;
  }
}
