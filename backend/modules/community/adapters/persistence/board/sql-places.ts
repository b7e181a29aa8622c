import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Place, Places } from '#modules/community/application/access/places.ts';
import {
  rightsInBoard,
  rightsInTheOpen,
  type BoardFacts,
  type PlaceRights,
} from '#modules/community/domain/access/place-rights.ts';

const BOARD_FACTS = {
  name: 'community-board-facts',
  text: `select b.is_private as "isPrivate", b.archived_at is not null as "isArchived", b.is_hidden as "isHidden", m.role
    from industry_boards b left join board_memberships m on m.board_id = b.id and m.user_id = $2
    where b.id = $1`,
};

export class SqlPlaces implements Places {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async rightsIn(place: Place, personId: UserId | null): Promise<PlaceRights | null> {
    if (place.kind !== 'board') return rightsInTheOpen(personId !== null);
    const facts = await this.sql.row<BoardFacts>(BOARD_FACTS, [place.boardId, personId]);
    return facts && rightsInBoard(facts, personId !== null);
  }
}
