import type { TaskHandler, TaskQueue } from '#kernel/tasks.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';

interface QueuedTask {
  readonly kind: string;
  readonly data: object;
}

/** Keeps events and tasks; a task that was written in a transaction that failed finds nothing to do, as handlers must bear. */
export class InMemoryTaskQueue extends RecordedEvents implements TaskQueue {
  private tasks: QueuedTask[] = [];

  async enqueue(task: QueuedTask): Promise<void> {
    this.tasks.push(task);
  }

  /** As after the last try of a task. */
  forget(): void {
    this.tasks = [];
  }

  /** Does the waiting tasks and those that they cause; one that fails is tried again the next time. */
  async runTasks(handlers: readonly TaskHandler[]): Promise<void> {
    const waiting = this.tasks;
    this.tasks = [];
    for (const task of waiting) {
      const handler = handlers.find(({ kind }) => kind === task.kind);
      if (!handler) throw new Error(`Nobody does ${task.kind}`);
      await handler.handle(task.data as Record<string, unknown>).catch(() => this.tasks.push(task));
    }
    if (this.tasks.some((task) => !waiting.includes(task))) await this.runTasks(handlers);
  }
}
