import { api, type ApiDispatch } from '#shared/api/index.ts';

export type LiveTag =
  | 'Notification'
  | 'FilteredNotification'
  | 'NotificationList'
  | 'Referral'
  | 'MyJobs'
  | 'Offer'
  | 'Application'
  | 'Post'
  | 'Event'
  | 'ShownBoard';

const GATHERED_FOR_MS = 400;

/** Refetches visible data once per burst of updates, unless it was fetched after the last of them. */
export class ReadAgain {
  private readonly dispatch: ApiDispatch;
  /** The time of the latest update of each tag. */
  private readonly news = new Map<LiveTag, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(dispatch: ApiDispatch) {
    this.dispatch = dispatch;
  }

  /** `within` adds a random delay, for updates that reach all browsers at the same moment. */
  soon(tags: readonly LiveTag[], within = 0): void {
    for (const tag of tags) this.news.set(tag, Date.now());
    this.timer ??= setTimeout(() => this.now(), GATHERED_FOR_MS + Math.random() * within);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.news.clear();
  }

  private now(): void {
    const news = [...this.news];
    this.stop();
    this.dispatch((dispatch, state) => {
      const { queries } = state()[api.reducerPath];
      // A user who made the change has already refetched the data.
      const isOld = ([tag, since]: readonly [LiveTag, number]): boolean =>
        api.util
          .selectInvalidatedBy(state(), [tag])
          .some(({ queryCacheKey }) => (queries[queryCacheKey]?.startedTimeStamp ?? 0) <= since);
      const tags = news.filter(isOld).map(([tag]) => tag);
      if (tags.length > 0) dispatch(api.util.invalidateTags(tags));
    });
  }
}
