import { setTimeout as delay } from 'node:timers/promises';
import type { HttpClient } from '../../fixtures/http-client.ts';

/** Below the limit of calls per minute. */
const PAUSE_MS = 200;

/** Someone who writes all the time and reads it back, to measure outages and lost writes. */
export class SteadyWriter {
  acknowledged = 0;
  /** Writes that were acknowledged, and were not there afterward. */
  lost = 0;
  private readonly client: HttpClient;
  private readonly statuses = new Set<number>();
  private readonly running: Promise<void>;
  private isOver = false;
  private count = 0;
  private last = 0;
  private lastWrite = performance.now();
  private longestMs = 0;

  constructor(client: HttpClient) {
    this.client = client;
    this.running = this.run();
  }

  /** The longest time between two writes since `beginGap`, in seconds. */
  get gap(): number {
    return this.longestMs / 1_000;
  }

  beginGap(): void {
    this.longestMs = 0;
  }

  /** The statuses other than 200. */
  refusals(): string {
    return [...this.statuses].toSorted((a, b) => a - b).join(', ');
  }

  /** Waits for the next successful write. */
  async wrote(): Promise<void> {
    const before = this.acknowledged;
    while (this.acknowledged === before) await delay(PAUSE_MS);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async run(): Promise<void> {
    let mayBeLost = false;
    while (!this.isOver) {
      if (mayBeLost) mayBeLost = !(await this.looked());
      else mayBeLost = !(await this.write());
      await delay(PAUSE_MS);
    }
  }

  private async write(): Promise<boolean> {
    this.count += 1;
    const answer = await this.client
      .put('/api/user-profile', { bio: `Roofs, ${this.count} of them` })
      .catch(() => null);
    if (answer?.status !== 200) {
      this.statuses.add(answer?.status ?? 0);
      return false;
    }
    const now = performance.now();
    this.longestMs = Math.max(this.longestMs, now - this.lastWrite);
    this.lastWrite = now;
    this.acknowledged += 1;
    this.last = this.count;
    return true;
  }

  /**
   * Whether the last acknowledged write is stored, or a later one that was not acknowledged. False while
   * reads fail.
   */
  private async looked(): Promise<boolean> {
    const answer = await this.client.get('/api/auth/user').catch(() => null);
    if (answer?.status !== 200) return false;
    const [, count = '0'] = /(\d+) of them/.exec(String(answer.body.bio)) ?? [];
    if (Number(count) < this.last) this.lost += 1;
    return true;
  }
}
