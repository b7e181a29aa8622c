import type { BoardId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  BoardFilters,
  BoardQueries,
  BoardRow,
  BoardsPage,
  MemberPosition,
  MemberRow,
  OneBoardRow,
  RequestRow,
} from '#modules/community/application/board/board-queries.ts';
import type { BoardIndustry } from '#contract/community/vocabulary/boards.ts';
import { boardsStatement, INDUSTRIES, MEMBER_OF, MEMBERS, ONE_BOARD, REQUESTS } from './board-statements.ts';
import { searchWords } from '#modules/community/domain/search/search-words.ts';

/** Before the first of a list. */
const FIRST_MEMBERS = { rank: -1, at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Joins `users` of the identity context for names. */
export class SqlBoardQueries implements BoardQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async list(filters: BoardFilters, reader: UserId | null, page: BoardsPage): Promise<readonly BoardRow[]> {
    const values: unknown[] = [reader, page.limit + 1, page.after?.id ?? null];
    if (filters.industry !== null) values.push(filters.industry);
    if (filters.words !== null) values.push(searchWords(filters.words));
    return this.sql.rows<BoardRow>(boardsStatement(filters), values);
  }

  async one(id: BoardId, reader: UserId | null): Promise<OneBoardRow | null> {
    return this.sql.row<OneBoardRow>(ONE_BOARD, [reader, id]);
  }

  async industries(): Promise<readonly BoardIndustry[]> {
    const rows = await this.sql.rows<{ industry: BoardIndustry }>(INDUSTRIES);
    return rows.map(({ industry }) => industry);
  }

  async members(
    id: BoardId,
    page: { readonly limit: number; readonly after: MemberPosition | null },
  ): Promise<readonly MemberRow[]> {
    const after = page.after ?? FIRST_MEMBERS;
    return this.sql.rows<MemberRow>(MEMBERS, [id, page.limit + 1, after.rank, after.at, after.id]);
  }

  async member(id: BoardId, userId: UserId): Promise<MemberRow | null> {
    return this.sql.row<MemberRow>(MEMBER_OF, [id, userId]);
  }

  async requests(id: BoardId, { limit, after }: Page): Promise<readonly RequestRow[]> {
    return this.sql.rows<RequestRow>(REQUESTS, [id, limit + 1, after?.at ?? null, after?.id ?? null]);
  }
}
