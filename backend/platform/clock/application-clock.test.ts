import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sql } from '../persistence/sql.ts';
import { ApplicationClock } from './application-clock.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2027-08-11T17:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One row in a database. A read can be delayed after it has fetched its value. */
class OneRow implements Pick<Sql, 'row'> {
  isSlow = false;
  private offsetMs = 0;
  private readonly held: (() => void)[] = [];

  async row<Row>({ name }: { readonly name: string }, [ms = 0]: readonly unknown[] = []): Promise<Row> {
    if (name === 'clock-advance') this.offsetMs += Number(ms);
    const found = { offset_ms: this.offsetMs } as Row;
    if (name === 'clock-read' && this.isSlow) await new Promise<void>((resolve) => this.held.push(resolve));
    return found;
  }

  answer(): void {
    for (const resolve of this.held.splice(0)) resolve();
  }
}

it('the clock never runs backward when an older read is answered after a move', async () => {
  const sql = new OneRow();
  const clock = new ApplicationClock(sql);
  await clock.start();
  sql.isSlow = true;
  await vi.advanceTimersByTimeAsync(1000);
  await clock.advance(24);
  sql.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(clock.now().getTime() - START.getTime()).toBe(24 * HOUR_MS + 1000);
  clock.stop();
});

it('the clock follows a move by another process', async () => {
  const sql = new OneRow();
  const [one, other] = [new ApplicationClock(sql), new ApplicationClock(sql)];
  await one.start();
  await other.start();
  await other.advance(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(one.now()).toEqual(other.now());
  for (const clock of [one, other]) clock.stop();
});
