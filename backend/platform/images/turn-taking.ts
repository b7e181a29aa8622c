/** Lets a few do something at the same time; the others wait in line. */
export class TurnTaking {
  private free: number;
  private readonly line: (() => void)[] = [];

  constructor(atATime: number) {
    this.free = atATime;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((called) => this.line.push(called));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
