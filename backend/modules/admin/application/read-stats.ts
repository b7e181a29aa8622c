import type { Clock } from '#kernel/clock.ts';
import { PayoutSchedule } from '#modules/billing/index.ts';
import { MESSAGE_TASKS } from '#modules/notifications/index.ts';
import type { AdminStats, SystemHealth } from '../contract/index.ts';
import type { ContentReports } from '#modules/moderation/index.ts';
import type { Figures, Growth, ProcessFacts, QueueWatch } from './ports.ts';

const DAYS = 30;
const MONTHS = 12;
const SERIES_FRESH_FOR_MS = 5_000;

interface Series {
  readonly days: Growth[];
  readonly months: Growth[];
}

export interface StatsNeeds {
  readonly figures: Figures;
  readonly queue: QueueWatch;
  readonly reports: ContentReports;
  readonly process: ProcessFacts;
  readonly clock: Clock;
}

/**
 * The figures of the admin dashboard. Counts come from indexes and are read each time. The series reads a
 * year of data and is cached for a few seconds, with one read for all concurrent requests.
 */
export class ReadStats {
  private readonly needs: StatsNeeds;
  private kept: { readonly at: number; readonly series: Promise<Series> } | null = null;

  constructor(needs: StatsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<AdminStats> {
    const { figures, reports } = this.needs;
    const [totals, flaggedContent, health, series] = await Promise.all([
      figures.totals(),
      reports.countOpen(),
      this.health(),
      this.series(),
    ]);
    const { usersByType } = totals;
    return {
      ...totals,
      totalUsers: Object.values(usersByType).reduce((sum, one) => sum + one, 0),
      flaggedContent,
      health,
      series,
      payoutSchedule: [...PayoutSchedule.standard.terms],
    };
  }

  private async health(): Promise<SystemHealth> {
    const { figures, queue, process, clock } = this.needs;
    const { mailProvider, textProvider } = process;
    const [latencyMs, depth, messages, schemaVersion, lastDueWorkAt, sweeps] = await Promise.all([
      figures.latencyMs(),
      queue.depth(MESSAGE_TASKS),
      figures.messages(clock.now()),
      figures.schemaVersion(),
      queue.lastDueWorkAt(),
      queue.sweeps(),
    ]);
    return {
      database: { reachable: true, latencyMs },
      queue: depth,
      messages: {
        email: { provider: mailProvider, sentToday: mailProvider === 'outbox' ? messages.emailsToday : null },
        text: { provider: textProvider, sentToday: messages.textsToday },
        waiting: depth.ofKinds,
        heldTexts: messages.heldTexts,
        textLimit: process.textLimit,
        textBudget: process.textBudget,
        textCostToday: messages.textCostToday,
      },
      schemaVersion,
      processStartedAt: process.startedAt,
      lastDueWorkAt,
      sweeps,
    };
  }

  private series(): Promise<Series> {
    const now = this.needs.clock.now();
    if (this.kept && now.getTime() - this.kept.at < SERIES_FRESH_FOR_MS) return this.kept.series;
    const series = this.readSeries(now);
    this.kept = { at: now.getTime(), series };
    series.catch(() => (this.kept = null));
    return series;
  }

  private async readSeries(now: Date): Promise<Series> {
    const { figures } = this.needs;
    const [days, months] = await Promise.all([
      figures.growth('day', DAYS, now),
      figures.growth('month', MONTHS, now),
    ]);
    return { days, months };
  }
}
