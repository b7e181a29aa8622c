import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Place, Places } from '#modules/community/application/access/places.ts';
import { rightsInEvent, type EventFacts } from '#modules/community/domain/access/event-rights.ts';
import {
  NO_RIGHTS,
  rightsInBoard,
  rightsInTheOpen,
  type BoardFacts,
  type PlaceRights,
} from '#modules/community/domain/access/place-rights.ts';
import { boardFacts, eventFacts } from './place-facts.ts';

const BOARD_FACTS = {
  name: 'community-board-facts',
  text: `select ${boardFacts('b', 'm')} as facts
    from industry_boards b left join board_memberships m on m.board_id = b.id and m.user_id = $2
    where b.id = $1`,
};

/** $1 is the event, $2 the reader. */
export const EVENT_FACTS = {
  name: 'community-event-facts',
  text: `select ${eventFacts('$2', 'b', 'm')} as facts
    from events e left join industry_boards b on b.id = e.board_id
      left join board_memberships m on m.board_id = e.board_id and m.user_id = $2
    where e.id = $1`,
};

export class SqlPlaces implements Places {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async rightsIn(place: Place, personId: UserId | null): Promise<PlaceRights | null> {
    if (place.kind === 'forum') return rightsInTheOpen(personId !== null);
    if (place.kind === 'event') {
      const event = await this.sql.row<{ facts: EventFacts }>(EVENT_FACTS, [place.eventId, personId]);
      return event && rightsInEvent(event.facts, personId !== null);
    }
    const board = await this.sql.row<{ facts: BoardFacts }>(BOARD_FACTS, [place.boardId, personId]);
    const rights = board && rightsInBoard(board.facts, personId !== null);
    // Hides the place from readers without any rights.
    return rights === NO_RIGHTS ? null : rights;
  }
}
