import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '#kernel/clock.ts';

/** The clock of the demo's past. Parallel parts of the story each have their own instant. */
export class StoryClock implements Clock {
  private readonly instants = new AsyncLocalStorage<Date>();
  private readonly start: Date;

  constructor(start: Date) {
    this.start = start;
  }

  now(): Date {
    return this.instants.getStore() ?? this.start;
  }

  during<T>(instant: Date, work: () => Promise<T>): Promise<T> {
    return this.instants.run(instant, work);
  }
}
