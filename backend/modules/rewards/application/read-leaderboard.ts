import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { shownName, UNNAMED } from '../contract/vocabulary/shown-name.ts';
import { ranked } from '../domain/ranked.ts';
import { TierLadder } from '../domain/tier-ladder.ts';
import { utcMonth } from '../domain/utc-month.ts';
import type { LeaderboardReader, LeaderRow } from './leaderboard-reader.ts';

/** The referrers with the most hires, as each of them agreed to be shown. The same for every reader. */
export class ReadLeaderboard {
  private readonly reader: LeaderboardReader;
  private readonly clock: Clock;

  constructor(reader: LeaderboardReader, clock: Clock) {
    this.reader = reader;
    this.clock = clock;
  }

  async allTime(limit: number) {
    return entries(await this.reader.ofAllTime(this.clock.now(), limit));
  }

  /** rules.md#leaderboard-month */
  async thisMonth(limit: number) {
    const now = this.clock.now();
    return entries(await this.reader.ofHiresIn(utcMonth(now), now, limit));
  }
}

function entries(rows: readonly LeaderRow[]) {
  return ranked(rows).map(({ rank, hires, allHires, person }) => {
    const { tier, progressToNext, next } = TierLadder.progress(allHires);
    const earnings = person?.earningsCents ?? null;
    return {
      rank,
      id: person?.id ?? null,
      ...(person ? shownName(person) : UNNAMED),
      profileImageUrl: person?.profileImageUrl ?? null,
      tier,
      successfulReferrals: hires,
      totalEarnings: earnings === null ? null : Money.ofCents(earnings).toDollars(),
      nextTier: next?.tier ?? null,
      progressToNext,
      hiresNeeded: next?.hiresNeeded ?? 0,
    };
  });
}
