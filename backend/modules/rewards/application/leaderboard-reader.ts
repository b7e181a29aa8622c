import type { UserId } from '#kernel/ids.ts';

/** Someone on a board, as they agreed to be shown (rules.md#leaderboard-names). */
export interface LeaderRow {
  /** In the time of the board. */
  readonly hires: number;
  readonly allHires: number;
  /** Null for whoever did not agree to be named. */
  readonly person: {
    readonly id: UserId;
    readonly firstName: string;
    readonly lastName: string;
    /** Of those who chose one. */
    readonly profileImageUrl: string | null;
    /** Null where they did not agree to show it. */
    readonly earningsCents: number | null;
  } | null;
}

interface HireTime {
  readonly from: Date;
  readonly before: Date;
}

/**
 * Who referred the most people who were hired: most hires first, then whoever joined first. Nobody is on it who is
 * suspended `at` that time, whose account is gone, or who works for Crewvine (rules.md#leaderboard-members).
 */
export interface LeaderboardReader {
  ofAllTime(at: Date, limit: number): Promise<readonly LeaderRow[]>;
  /** Hires that still count, by when they were hired. */
  ofHiresIn(time: HireTime, at: Date, limit: number): Promise<readonly LeaderRow[]>;
}
