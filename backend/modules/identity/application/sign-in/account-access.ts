import type { UserId } from '#kernel/ids.ts';

/** What opens an account beside its password. */
export interface AccountAccess {
  /** (tx) Ends all sessions, links that went out in mails, second factors, and what providers open. */
  close(userId: UserId): Promise<void>;
}
