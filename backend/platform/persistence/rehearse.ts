import type { UnitOfWork } from '#kernel/unit-of-work.ts';

class Rehearsed<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('Rehearsed');
    this.outcome = outcome;
  }
}

/** Does the work, and takes back all that it wrote: what it answers is what it would have answered. */
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
