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

/** What shows these things is read again, once for a burst of news, and not where it was read since the first of them. */
export class ReadAgain {
  private readonly dispatch: ApiDispatch;
  private readonly tags = new Set<LiveTag>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(dispatch: ApiDispatch) {
    this.dispatch = dispatch;
  }

  /** `within`: at a moment of its own, where all browsers are told at the same moment. */
  soon(tags: readonly LiveTag[], within = 0): void {
    for (const tag of tags) this.tags.add(tag);
    const since = Date.now();
    this.timer ??= setTimeout(() => this.now(since), GATHERED_FOR_MS + Math.random() * within);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.tags.clear();
  }

  private now(since: number): void {
    const tags = [...this.tags];
    this.stop();
    this.dispatch((dispatch, state) => {
      const shown = liveApi.util.selectInvalidatedBy(state(), tags);
      const { queries } = state()[api.reducerPath];
      // Whoever has changed the thing themselves has read it again already.
      const isOld = ({ queryCacheKey }: { queryCacheKey: string }): boolean =>
        (queries[queryCacheKey]?.startedTimeStamp ?? 0) <= since;
      if (shown.some(isOld)) dispatch(liveApi.util.invalidateTags(tags));
    });
  }
}
