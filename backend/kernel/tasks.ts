/** Work to be done soon and at least once. Enqueued inside a transaction, it exists only if that commits. */
export interface TaskQueue {
  enqueue(task: { kind: string; data: object }): Promise<void>;
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
