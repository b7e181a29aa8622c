import type { LiveAudience, Look } from '#modules/notifications/index.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { rightsInEvent, type EventFacts } from '#modules/community/domain/access/event-rights.ts';
import {
  rightsInBoard,
  rightsInTheOpen,
  type BoardFacts,
} from '#modules/community/domain/access/place-rights.ts';
import { mayReadThread, type ThreadFacts } from '#modules/community/domain/access/thread-rights.ts';
import { boardFacts, eventFacts } from '../board/place-facts.ts';
import { stateOf } from '../post/post-statements.ts';

const LOOKS = 'unnest($1::uuid[], $2::uuid[]) with ordinality l (user_id, id, place)';

const BOARDS: Statement = {
  name: 'community-live-boards',
  text: `select ${boardFacts('b', 'm')} as board
    from ${LOOKS} left join industry_boards b on b.id = l.id
      left join board_memberships m on m.board_id = b.id and m.user_id = l.user_id
    order by l.place`,
};

const EVENTS: Statement = {
  name: 'community-live-events',
  text: `select ${eventFacts('l.user_id', 'b', 'm')} as event
    from ${LOOKS} left join events e on e.id = l.id left join industry_boards b on b.id = e.board_id
      left join board_memberships m on m.board_id = b.id and m.user_id = l.user_id
    order by l.place`,
};

const POSTS: Statement = {
  name: 'community-live-posts',
  text: `select case when p.id is not null then json_build_object('state', ${stateOf('p')}, 'replyCount', p.reply_count,
      'isOwn', p.author_id = l.user_id) end as post, ${boardFacts('b', 'm')} as board, ${eventFacts('l.user_id', 'eb', 'em')} as event
    from ${LOOKS} left join discussion_posts p on p.id = l.id
      left join industry_boards b on b.id = p.board_id
      left join board_memberships m on m.board_id = b.id and m.user_id = l.user_id
      left join events e on e.id = p.event_id left join industry_boards eb on eb.id = e.board_id
      left join board_memberships em on em.board_id = eb.id and em.user_id = l.user_id
    order by l.place`,
};

interface BoardRow {
  readonly board: BoardFacts | null;
}

interface EventRow {
  readonly event: EventFacts | null;
}

type PostRow = BoardRow & EventRow & { readonly post: ThreadFacts | null };

const valuesOf = (looks: readonly Look[]): readonly unknown[] => [
  looks.map(({ userId }) => userId),
  looks.map(({ id }) => id),
];

/** How many belong to a board is no secret, of a private one either; one that is hidden is not there for others. */
export class SqlBoardAudience implements LiveAudience {
  readonly subject = 'board';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async mayRead(looks: readonly Look[]): Promise<readonly boolean[]> {
    const rows = await this.sql.rows<BoardRow>(BOARDS, valuesOf(looks));
    return rows.map(
      ({ board }) => board !== null && (!board.isHidden || rightsInBoard(board, true).mayModerate),
    );
  }
}

export class SqlEventAudience implements LiveAudience {
  readonly subject = 'event';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async mayRead(looks: readonly Look[]): Promise<readonly boolean[]> {
    const rows = await this.sql.rows<EventRow>(EVENTS, valuesOf(looks));
    return rows.map(({ event }) => event !== null && rightsInEvent(event, true).mayRead);
  }
}

/** A post's audience depends on its place: a board, an event, or the forum. */
export class SqlPostAudience implements LiveAudience {
  readonly subject = 'post';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async mayRead(looks: readonly Look[]): Promise<readonly boolean[]> {
    const rows = await this.sql.rows<PostRow>(POSTS, valuesOf(looks));
    return rows.map(({ post, board, event }) => {
      const inEvent = event && rightsInEvent(event, true);
      const rights = (board && rightsInBoard(board, true)) ?? inEvent ?? rightsInTheOpen(true);
      return post !== null && mayReadThread(post, rights);
    });
  }
}
