/**
 * All tasks: their kinds and data. Empty here, because the kernel knows no context. Each context declares its
 * own in `application/tasks.ts`, and the composition root combines them. The data is JSON.
 */
export interface TaskMap {}

export type TaskKind = keyof TaskMap;

interface TaskOf<Kind extends TaskKind> {
  readonly kind: Kind;
  readonly data: TaskMap[Kind];
}

/** A union that `kind` discriminates. */
export type Task<Kind extends TaskKind = TaskKind> = { [One in Kind]: TaskOf<One> }[Kind];

/** Work that runs soon and at least once. Enqueued inside a transaction, it exists only if that commits. */
export interface TaskQueue {
  /** `after`: the earliest time to run, in real time. */
  enqueue(task: Task & { readonly after?: Date }): Promise<void>;
}

/** Does the work for one kind of task. A task may run again, so the effect is idempotent. */
export interface TaskHandler<Kind extends TaskKind = TaskKind> {
  readonly kind: Kind;
  handle(data: TaskMap[Kind]): Promise<void>;
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
