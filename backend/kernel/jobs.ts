/** Work to be done later and at least once. Enqueued inside a transaction, it exists only if that commits. */
export interface JobQueue {
  /** `startAfter` is judged by the application clock; `singletonKey` keeps one waiting job per key. */
  enqueue(job: { queue: string; data: object; startAfter?: Date; singletonKey?: string }): Promise<void>;
}
