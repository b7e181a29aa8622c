import type { UserId } from '#kernel/ids.ts';

/** Someone on a board, as they agreed to be shown (rules.md#leaderboard-names). */
export interface LeaderRow {
  /** In the time of the board. */
  readonly hires: number;
  readonly allHires: number;
  /** Null without consent to be named. */
  readonly person: {
    readonly id: UserId;
    readonly firstName: string;
    readonly lastName: string;
    /** Set if the person has chosen a picture. */
    readonly profileImageUrl: string | null;
    /** Null without consent to show it. */
    readonly earningsCents: number | null;
  } | null;
}

interface HireTime {
  readonly from: Date;
  readonly before: Date;
}

/**
 * People ranked by hires of their referrals, then by the date they joined. Leaves out people suspended `at`
 * that time, deleted accounts, and Crewvine's staff (rules.md#leaderboard-members).
 */
export interface LeaderboardReader {
  ofAllTime(at: Date, limit: number): Promise<readonly LeaderRow[]>;
  /** Hires that still count, by when they were hired. */
  ofHiresIn(time: HireTime, at: Date, limit: number): Promise<readonly LeaderRow[]>;
}
