import type { UserId } from '#kernel/ids.ts';
import type { WatchedThing, WatchRequest } from '../../contract/live-event.ts';
import type { LiveAudiences } from './live-audiences.ts';

/** Reaches the process that has a stream, whichever that is. */
export interface WatchBroadcast {
  watch(userId: UserId, watch: WatchRequest): Promise<void>;
}

/** Sets the things that a stream's tabs look at, limited to what its person may read. */
export class WatchThings {
  private readonly audiences: LiveAudiences;
  private readonly broadcast: WatchBroadcast;

  constructor(audiences: LiveAudiences, broadcast: WatchBroadcast) {
    this.audiences = audiences;
    this.broadcast = broadcast;
  }

  /** Omits things that this person may not read, so no one learns whether they exist. */
  async run(userId: UserId, { stream, things }: WatchRequest): Promise<readonly WatchedThing[]> {
    const looks = things.map((thing) => ({ userId, thing }));
    const allowed = await this.audiences.allowed(looks);
    const watched = looks.filter((look) => allowed.has(look)).map(({ thing }) => thing);
    await this.broadcast.watch(userId, { stream, things: watched });
    return watched;
  }
}
