import { Unavailable } from '#kernel/unavailable.ts';

/** Lets a few do something at the same time; the others wait in line, which may have an end. */
export class ConcurrencyLimit {
  private free: number;
  private readonly mostWaiting: number;
  private readonly line: (() => void)[] = [];

  constructor(atATime: number, mostWaiting = Infinity) {
    this.free = atATime;
    this.mostWaiting = mostWaiting;
  }

  /** @throws Unavailable if the queue is full. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else {
      if (this.line.length >= this.mostWaiting) throw new Unavailable('Too many are waiting for their turn');
      await new Promise<void>((called) => this.line.push(called));
    }
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
