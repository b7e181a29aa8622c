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
  private readonly sql: Sql;
  private offsetMs = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(sql: Sql) {
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
    this.offsetMs = row?.offset_ms ?? this.offsetMs;
    return this.now();
  }

  private async refresh(): Promise<void> {
    // An answer that was under way while the clock moved on is older than what is known: time never goes back.
    this.offsetMs = Math.max(this.offsetMs, await this.read());
  }

  private async read(): Promise<number> {
    const row = await this.sql.row<{ offset_ms: number }>(READ);
    return row?.offset_ms ?? 0;
  }
}
