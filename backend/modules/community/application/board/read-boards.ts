import type { BoardId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import { rightsInBoard, type PlaceRights } from '../../domain/access/place-rights.ts';
import { assertModerates } from '../../domain/board/board-roles.ts';
import type {
  BoardFilters,
  BoardQueries,
  BoardRow,
  BoardsPage,
  MemberPosition,
  MemberRow,
  OneBoardRow,
  RequestRow,
} from './board-queries.ts';
import { boardNotFound, memberNotFound } from './errors.ts';

/** A board with what its reader may do there. */
export interface ReadBoard<Row extends BoardRow = BoardRow> {
  readonly row: Row;
  readonly rights: PlaceRights;
}

/** Reads boards by the rights of who reads. `reader` is null for a visitor. */
export class ReadBoards {
  private readonly queries: BoardQueries;

  constructor(queries: BoardQueries) {
    this.queries = queries;
  }

  async list(filters: BoardFilters, reader: UserId | null, page: BoardsPage): Promise<readonly ReadBoard[]> {
    const rows = await this.queries.list(filters, reader, page);
    return rows.map((row) => ({ row, rights: rightsInBoard(row, reader !== null) }));
  }

  /** @throws DomainError `community.board_not_found` */
  async one(id: BoardId, reader: UserId | null): Promise<ReadBoard<OneBoardRow>> {
    const row = await this.queries.one(id, reader);
    const rights = row && rightsInBoard(row, reader !== null);
    if (!row || !rights || (row.isHidden && !rights.mayModerate)) throw boardNotFound();
    return { row, rights };
  }

  industries() {
    return this.queries.industries();
  }

  /** For owner and moderators. @throws DomainError as `assertModerates` */
  async members(
    id: BoardId,
    reader: UserId,
    page: { readonly limit: number; readonly after: MemberPosition | null },
  ): Promise<readonly MemberRow[]> {
    await this.assertModerates(id, reader);
    return this.queries.members(id, page);
  }

  /** @throws DomainError `community.member_not_found` */
  async member(id: BoardId, userId: UserId): Promise<MemberRow> {
    const member = await this.queries.member(id, userId);
    if (!member) throw memberNotFound();
    return member;
  }

  /** For owner and moderators. @throws DomainError as `assertModerates` */
  async requests(id: BoardId, reader: UserId, page: Page): Promise<readonly RequestRow[]> {
    await this.assertModerates(id, reader);
    return this.queries.requests(id, page);
  }

  private async assertModerates(id: BoardId, reader: UserId): Promise<void> {
    assertModerates((await this.one(id, reader)).rights.role);
  }
}
