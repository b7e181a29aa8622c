import type { BoardId, UserId } from '#kernel/ids.ts';
import type { BoardIndustry, BoardRole } from '../../contract/vocabulary/boards.ts';
import type { Page } from '#kernel/page.ts';

/** A board as one person sees it, before what they may do there is said. */
export interface BoardRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly industry: BoardIndustry;
  readonly location: string | null;
  readonly isPrivate: boolean;
  readonly isArchived: boolean;
  readonly isHidden: boolean;
  readonly memberCount: number;
  readonly postCount: number;
  readonly role: BoardRole | null;
  readonly hasRequested: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OneBoardRow extends BoardRow {
  readonly hiddenReason: string | null;
  readonly moderatorCount: number;
  readonly requestCount: number;
}

/** The last board of a page. Its member count is not public, so cursors do not contain it. */
export interface BoardPosition {
  readonly id: string;
}

export interface BoardFilters {
  /** Part of the name or of the description, in any case. */
  readonly words: string | null;
  readonly industry: string | null;
  /** Only what the reader belongs to, archived ones too. */
  readonly mine: boolean;
}

export interface BoardsPage {
  readonly limit: number;
  readonly after: BoardPosition | null;
}

interface NamedPerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
}

export interface MemberRow extends NamedPerson {
  readonly role: BoardRole;
  readonly joinedAt: string;
}

/** The last member of a page, ordered by owner, moderators, then longest membership. */
export interface MemberPosition {
  readonly rank: number;
  readonly at: string;
  readonly id: string;
}

export interface RequestRow extends NamedPerson {
  readonly createdAt: string;
}

/** Reads boards for screens; `reader` is null for a visitor. A list has one extra row if more follow. */
export interface BoardQueries {
  /**
   * Open boards that are not hidden, plus the reader's own archived boards and hidden boards they moderate.
   */
  list(filters: BoardFilters, reader: UserId | null, page: BoardsPage): Promise<readonly BoardRow[]>;
  /** Hidden ones, too. */
  one(id: BoardId, reader: UserId | null): Promise<OneBoardRow | null>;
  /** Industries of open boards that are not hidden. */
  industries(): Promise<readonly BoardIndustry[]>;
  members(
    id: BoardId,
    page: { readonly limit: number; readonly after: MemberPosition | null },
  ): Promise<readonly MemberRow[]>;
  member(id: BoardId, userId: UserId): Promise<MemberRow | null>;
  /** Newest first. */
  requests(id: BoardId, page: Page): Promise<readonly RequestRow[]>;
}
