import type { Clock } from '#kernel/clock.ts';
import type { Sql } from '../persistence/sql.ts';

const READ = { name: 'clock-read', text: `select offset_ms::float8 as offset_ms from application_clock` };
const ADVANCE = {
  name: 'clock-advance',
  text: `update application_clock set offset_ms = offset_ms + $1 returning offset_ms::float8 as offset_ms`,
};
const HOUR_MS = 3_600_000;
const REFRESH_MS = 1000;

/** The clock of a development installation: real time plus an offset that all its processes share. */
export class ApplicationClock implements Clock {
  private readonly sql: Pick<Sql, 'row'>;
  private offsetMs = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(sql: Pick<Sql, 'row'>) {
    this.sql = sql;
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  async start(): Promise<void> {
    this.offsetMs = await this.read();
    this.timer = setInterval(() => {
      this.refresh().catch(() => undefined);
    }, REFRESH_MS).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** @param hours not negative; fractions are allowed (rules.md#development-clock) */
  async advance(hours: number): Promise<Date> {
    const row = await this.sql.row<{ offset_ms: number }>(ADVANCE, [Math.round(hours * HOUR_MS)]);
    this.moveTo(row?.offset_ms ?? 0);
    return this.now();
  }

  private async refresh(): Promise<void> {
    const read = await this.read();
    this.moveTo(read);
  }

  /** A read that began before the clock moved may answer late. Time never moves backward. */
  private moveTo(offsetMs: number): void {
    this.offsetMs = Math.max(this.offsetMs, offsetMs);
  }

  private async read(): Promise<number> {
    const row = await this.sql.row<{ offset_ms: number }>(READ);
    return row?.offset_ms ?? 0;
  }
}
