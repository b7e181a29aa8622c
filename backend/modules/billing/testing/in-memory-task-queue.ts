import type { Task, TaskHandler, TaskQueue } from '#kernel/tasks.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';

/**
 * Stores events and tasks. A task written in a failed transaction finds nothing to do, which handlers must
 * accept.
 */
export class InMemoryTaskQueue extends RecordedEvents implements TaskQueue {
  private tasks: Task[] = [];

  async enqueue(task: Task): Promise<void> {
    this.tasks.push(task);
  }

  /** Simulates the state after a task's last try. */
  forget(): void {
    this.tasks = [];
  }

  /** Runs the waiting tasks and those that they cause; a failed one is retried the next time. */
  async runTasks(handlers: readonly TaskHandler[]): Promise<void> {
    const waiting = this.tasks;
    this.tasks = [];
    for (const task of waiting) {
      const handler = handlers.find(({ kind }) => kind === task.kind);
      if (!handler) throw new Error(`Nobody does ${task.kind}`);
      await handler.handle(task.data).catch(() => this.tasks.push(task));
    }
    if (this.tasks.some((task) => !waiting.includes(task))) await this.runTasks(handlers);
  }
}
