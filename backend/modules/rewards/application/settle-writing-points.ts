import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Community } from '#modules/community/index.ts';
import type { PointsLedger } from './points-ledger.ts';

export interface WritingNews {
  /** The event that reported it. */
  readonly eventId: string;
  readonly kind: 'post' | 'reply';
  readonly id: string;
  readonly authorId: UserId;
}

export interface SettleWritingPointsNeeds {
  readonly community: Community;
  readonly points: PointsLedger;
  readonly clock: Clock;
}

/**
 * (tx) A post or a reply was published, removed or shown again: its points follow from whether others can read it now
 * (rules.md#writing-points). Events may come late, twice and in any order.
 */
export class SettleWritingPoints {
  private readonly needs: SettleWritingPointsNeeds;

  constructor(needs: SettleWritingPointsNeeds) {
    this.needs = needs;
  }

  async run({ eventId, kind, id, authorId }: WritingNews): Promise<void> {
    const { community, points, clock } = this.needs;
    const at = clock.now();
    const account = await points.open(authorId, at);
    const action = kind === 'post' ? 'community_post' : 'community_reply';
    const stands = await community.isPublished(kind, id);
    await points.settle(account, { kind: action, subjectId: id, occurrenceId: eventId }, stands, at);
  }
}
