/** So that one address cannot take all database connections. */
const MOST_AT_ONCE = 8;

/** Admits as many as are free now. The free number is read for each one, in the order of arrival. */
export class Turns {
  private inside = 0;
  private waiting = 0;
  private departures = 0;
  private door: Promise<unknown> = Promise.resolve();
  private wake: () => void = nothing;

  get isIdle(): boolean {
    return this.inside === 0 && this.waiting === 0;
  }

  /** @param free the most that may be inside; its errors end the wait */
  async take<T>(free: () => Promise<number>, work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const entered = this.door.then(() => this.enter(free));
    this.door = entered.catch(nothing);
    await entered.finally(() => (this.waiting -= 1));
    try {
      return await work();
    } finally {
      this.inside -= 1;
      this.departures += 1;
      this.wake();
    }
  }

  private async enter(free: () => Promise<number>): Promise<void> {
    for (;;) {
      if (this.inside < MOST_AT_ONCE) {
        const seen = this.departures;
        const most = await free();
        // A departure since the read may have changed the number.
        if (seen !== this.departures) continue;
        if (this.inside < most) break;
      }
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    this.inside += 1;
  }
}

function nothing(): void {
  // No one waits.
}
