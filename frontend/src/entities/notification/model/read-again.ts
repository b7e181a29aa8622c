import { api, type ApiDispatch } from '#shared/api/index.ts';

const liveApi = api.enhanceEndpoints({ addTagTypes: ['Application', 'Event', 'ShownBoard'] });

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

/** What shows these things is read again, once for a burst of news, and not where it was read since the last of them. */
export class ReadAgain {
  private readonly dispatch: ApiDispatch;
  /** When there was news of each last. */
  private readonly news = new Map<LiveTag, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(dispatch: ApiDispatch) {
    this.dispatch = dispatch;
  }

  /** `within`: at a moment of its own, where all browsers are told at the same moment. */
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
      // Whoever has changed the thing themselves has read it again already.
      const isOld = ([tag, since]: readonly [LiveTag, number]): boolean =>
        liveApi.util
          .selectInvalidatedBy(state(), [tag])
          .some(({ queryCacheKey }) => (queries[queryCacheKey]?.startedTimeStamp ?? 0) <= since);
      const tags = news.filter(isOld).map(([tag]) => tag);
      if (tags.length > 0) dispatch(liveApi.util.invalidateTags(tags));
    });
  }
}
