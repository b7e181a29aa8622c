import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Block } from '../../contract/blocks.ts';
import type { BlockKind } from '../../contract/vocabulary/blocks.ts';

export interface ListedBlock extends Block {
  readonly pageAt: string;
}

/** Who has blocked or muted whom. */
export interface BlockList {
  /** Changes the kind where there is one; false where there is no such person. */
  set(userId: UserId, blocked: UserId, kind: BlockKind, at: Date): Promise<boolean>;
  /** False where there is no such person. */
  remove(userId: UserId, blocked: UserId): Promise<boolean>;
  /** The newest first, one row more than the limit where there are more. */
  of(userId: UserId, page: Page): Promise<readonly ListedBlock[]>;
  /** Who has blocked them, or whom they have blocked; mutes are no blocks. */
  around(userId: UserId): Promise<readonly UserId[]>;
  /** What each of two has done about the other. */
  between(one: UserId, other: UserId): Promise<readonly { readonly by: UserId; readonly kind: BlockKind }[]>;
}
