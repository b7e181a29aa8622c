import type { UserId } from '#kernel/ids.ts';

/** Ways to open an account in addition to its password. */
export interface AccountAccess {
  /** (tx) Ends all sessions, links that went out in mails, second factors, and what providers open. */
  close(userId: UserId): Promise<void>;
}
