import type { UserId } from '#kernel/ids.ts';

export interface LinkFigures {
  readonly clicks: number;
  readonly signUps: number;
  readonly referrals: number;
  readonly hires: number;
}

export interface LinkDay extends LinkFigures {
  readonly day: string;
}

/** The same period as the attribution of a visit (rules.md#attribution). */
export const LINK_STATS_DAYS = 30;

/** Results of a user's share links. */
export interface LinkStatsReader {
  /** Each of the last `days` days (UTC) up to that of `now`, the oldest first. */
  byDay(referrerId: UserId, now: Date, days: number): Promise<readonly LinkDay[]>;
}

export function totalOf(days: readonly LinkFigures[]): LinkFigures {
  const sum = (figure: keyof LinkFigures): number => days.reduce((total, day) => total + day[figure], 0);
  return { clicks: sum('clicks'), signUps: sum('signUps'), referrals: sum('referrals'), hires: sum('hires') };
}
