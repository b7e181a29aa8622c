import type { UserId } from '#kernel/ids.ts';
import type { WatchedSubject } from '../../contract/vocabulary/live-updates.ts';

/** Someone, and a thing of one subject that they look at. */
export interface Look {
  readonly userId: UserId;
  readonly id: string;
}

/** Says who may read the things of a subject. The context that they belong to binds it under `LIVE_AUDIENCES`. */
export interface LiveAudience {
  readonly subject: WatchedSubject;
  /** One answer for each, in their order; false for what is not there. */
  mayRead(looks: readonly Look[]): Promise<readonly boolean[]>;
}
