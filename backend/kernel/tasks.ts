/** Work to be done soon and at least once. Enqueued inside a transaction, it exists only if that commits. */
export interface TaskQueue {
  /** `after`: not before then, in real time. */
  enqueue(task: { kind: string; data: object; after?: Date }): Promise<void>;
}

/** What a worker does for one kind of task; it may run again, so its effect is idempotent. */
export interface TaskHandler {
  readonly kind: string;
  handle(data: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What falls due by the application clock (milestones, expiries). Run every minute; returns how much it did. */
export interface DueWork {
  readonly name: string;
  run(): Promise<number>;
}

/**
 * Does the work for each, whatever becomes of the others: one row that cannot be dealt with keeps no other waiting. Returns how many
 * were done; `false` means that there was nothing to do.
 * @throws the first failure, where nothing could be done: a sweep that got somewhere goes on
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
