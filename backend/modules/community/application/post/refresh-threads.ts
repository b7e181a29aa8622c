import type { PostId, UserId } from '#kernel/ids.ts';
import type { LiveUpdates } from '#modules/notifications/index.ts';

/** The participants of a post. */
export interface ThreadPeople {
  /** The author and people who replied or liked: at most the latest 500. */
  of(id: PostId): Promise<readonly UserId[]>;
}

/**
 * (tx) Notifies open screens that a post's replies changed; each reader reloads them with their own rights.
 */
export class RefreshThreads {
  private readonly people: ThreadPeople;
  private readonly live: LiveUpdates;

  constructor(people: ThreadPeople, live: LiveUpdates) {
    this.people = people;
    this.live = live;
  }

  async run(postId: PostId): Promise<void> {
    await this.live.tell({ to: await this.people.of(postId), subject: 'post', id: postId });
  }
}
