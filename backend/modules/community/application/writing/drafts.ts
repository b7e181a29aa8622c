import type { UserId } from '#kernel/ids.ts';
import type { Draft } from '../../contract/writing/drafts.ts';

export interface KeptDraft {
  readonly title: string | null;
  readonly content: string;
  readonly at: Date;
}

/** What someone has written and not published, one text a place (rules.md#drafts). */
export interface Drafts {
  find(owner: UserId, place: string): Promise<Draft | null>;
  /** The newest fifty are kept. */
  keep(owner: UserId, place: string, draft: KeptDraft): Promise<void>;
  /** The same where there is none. */
  remove(owner: UserId, place: string): Promise<void>;
  /** Returns how many went. */
  removeOlderThan(instant: Date): Promise<number>;
}
