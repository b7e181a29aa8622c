import { Aggregate } from '#kernel/aggregate.ts';
import type { BoardId, UserId } from '#kernel/ids.ts';
import type { BoardIndustry } from '../../contract/vocabulary/boards.ts';
import type { CommunityEvents } from '../events.ts';

/**
 * The stored fields of a board (rules.md#stored-fields). Read-only outside: only the methods of `Board`
 * change it.
 */
export abstract class BoardRecord extends Aggregate<keyof CommunityEvents> {
  readonly id!: BoardId;
  readonly name!: string;
  readonly description!: string;
  readonly industry!: BoardIndustry;
  readonly location!: string | null;
  readonly isPrivate!: boolean;
  readonly memberCount!: number;
  readonly postCount!: number;
  readonly archivedAt!: Date | null;
  readonly isHidden!: boolean;
  /** Also null if reports hid it automatically. */
  readonly hiddenBy!: UserId | null;
  readonly hiddenAt!: Date | null;
  readonly hiddenReason!: string | null;
  /** Counts what a form could overwrite; people who come and go leave it alone. */
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
}

/** The fields that the owner writes. */
export type BoardText = Pick<BoardRecord, 'name' | 'description' | 'industry' | 'location' | 'isPrivate'>;
