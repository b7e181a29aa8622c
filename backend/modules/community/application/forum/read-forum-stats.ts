import type { Clock } from '#kernel/clock.ts';

interface ForumStats {
  readonly activeMembers: number;
  readonly successfulReferrals: number;
  /** Dollars, `525.00`. */
  readonly bonusesPaid: string;
}

export interface ForumStatsReader {
  /** Counts everything there is. */
  read(now: Date): Promise<ForumStats>;
}

const KEPT_FOR_MS = 60_000;

interface Kept {
  readonly until: number;
  readonly stats: Promise<ForumStats>;
}

/**
 * The forum's figures (rules.md#forum-stats). They are counted once a minute, regardless of the number of
 * readers.
 */
export class ReadForumStats {
  private readonly reader: ForumStatsReader;
  private readonly clock: Clock;
  private kept: Kept | null = null;

  constructor(reader: ForumStatsReader, clock: Clock) {
    this.reader = reader;
    this.clock = clock;
  }

  async run(): Promise<ForumStats> {
    const now = this.clock.now();
    if (this.kept === null || now.getTime() >= this.kept.until)
      this.kept = { until: now.getTime() + KEPT_FOR_MS, stats: this.reader.read(now) };
    const { kept } = this;
    try {
      return await kept.stats;
    } catch (error) {
      // The next one who asks tries again.
      if (this.kept === kept) this.kept = null;
      throw error;
    }
  }
}
