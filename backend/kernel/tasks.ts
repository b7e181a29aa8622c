/** Work that runs soon and at least once. Enqueued inside a transaction, it exists only if that commits. */
export interface TaskQueue {
  /** `after`: the earliest time to run, in real time. */
  enqueue(task: { kind: string; data: object; after?: Date }): Promise<void>;
}

/** Does the work for one kind of task. A task may run again, so the effect is idempotent. */
export interface TaskHandler {
  readonly kind: string;
  handle(data: Readonly<Record<string, unknown>>): Promise<void>;
}

/**
 * Work that falls due by the application clock (milestones, expirations). Runs every minute; returns how much
 * it did.
 */
export interface DueWork {
  readonly name: string;
  run(): Promise<number>;
}

/**
 * Does the work for each item; a failure of one does not stop the others. Returns how many were done; `false`
 * means that there was nothing to do.
 * @throws the first failure if nothing could be done; a sweep with progress continues
 */
export async function eachAlone<T>(
  items: readonly T[],
  work: (item: T) => Promise<boolean | void>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const item of items) {
    try {
      if ((await work(item)) !== false) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0 && done === 0) throw failures[0];
  return done;
}
