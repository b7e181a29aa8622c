import type { LiveStream } from './live-stream.ts';

/** The streams of this process, by whose they are and by when it is their turn to be pinged. */
export class OpenStreams {
  private readonly people = new Map<string, Set<LiveStream>>();
  private readonly turns: readonly Set<LiveStream>[];
  private nextTurn = 0;
  private count = 0;

  constructor(turns: number) {
    this.turns = Array.from({ length: turns }, () => new Set<LiveStream>());
  }

  get size(): number {
    return this.count;
  }

  add(stream: LiveStream): void {
    const own = this.people.get(stream.userId) ?? new Set();
    this.people.set(stream.userId, own.add(stream));
    this.turns[this.nextTurn]?.add(stream);
    this.nextTurn = (this.nextTurn + 1) % this.turns.length;
    this.count += 1;
  }

  /** Once or more often. */
  remove(stream: LiveStream): void {
    const own = this.people.get(stream.userId);
    if (!own?.delete(stream)) return;
    if (own.size === 0) this.people.delete(stream.userId);
    for (const turn of this.turns) turn.delete(stream);
    this.count -= 1;
  }

  of(userId: string): readonly LiveStream[] {
    return [...(this.people.get(userId) ?? [])];
  }

  ofTurn(turn: number): readonly LiveStream[] {
    return [...(this.turns[turn % this.turns.length] ?? [])];
  }

  all(): readonly LiveStream[] {
    return this.turns.flatMap((turn) => [...turn]);
  }
}
