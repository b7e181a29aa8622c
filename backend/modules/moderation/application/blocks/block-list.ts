import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Block } from '../../contract/blocks.ts';
import type { BlockKind } from '../../contract/vocabulary/blocks.ts';

export interface ListedBlock extends Block {
  readonly pageAt: string;
}

/** Blocks and mutes between people. */
export interface BlockList {
  /** Replaces the kind of an existing entry. False if the person does not exist. */
  set(userId: UserId, blocked: UserId, kind: BlockKind, at: Date): Promise<boolean>;
  /** False if the person does not exist. */
  remove(userId: UserId, blocked: UserId): Promise<boolean>;
  /** Newest first, with one extra row if more follow. */
  of(userId: UserId, page: Page): Promise<readonly ListedBlock[]>;
  /** People with a block in either direction; mutes do not count. */
  around(userId: UserId): Promise<readonly UserId[]>;
  /** The entries of two people about each other. */
  between(one: UserId, other: UserId): Promise<readonly { readonly by: UserId; readonly kind: BlockKind }[]>;
}
