import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { RequestedHits, HitSource } from '#modules/community/application/search/search-community.ts';
import type { CommunityHit } from '#modules/community/contract/search/search-community.ts';
import { BOARDS, EVENTS, POSTS } from './hit-statements.ts';
import { markedText } from './marked-text.ts';

/** Before the first of a list. */
const FIRST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Kind = CommunityHit['kind'];
/** A hit whose texts still have their signs. */
type HitRow<Hit> = Omit<Hit, 'kind' | 'title' | 'excerpt'> & {
  readonly title: string;
  readonly excerpt: string;
};

const values = ({ reader, words, after, limit, without, whole, tier }: RequestedHits): readonly unknown[] => [
  reader,
  words,
  after ?? FIRST,
  limit,
  without,
  whole,
  tier,
];

/** Joins `users` of the identity context for the names of authors. */
class SqlHitSource<Of extends Kind> {
  private readonly sql: Sql;
  private readonly kind: Of;
  private readonly statement: Statement;

  constructor(sql: Sql, kind: Of, statement: Statement) {
    this.sql = sql;
    this.kind = kind;
    this.statement = statement;
  }

  async find(asked: RequestedHits) {
    type Row = HitRow<Extract<CommunityHit, { kind: Of }>>;
    const rows = await this.sql.rows<Row>(this.statement, values(asked));
    return rows.map((row) => ({
      ...row,
      kind: this.kind,
      title: markedText(row.title),
      excerpt: markedText(row.excerpt, this.kind === 'posts'),
    }));
  }
}

export class SqlPostHits extends SqlHitSource<'posts'> implements HitSource {
  constructor(sql: Sql) {
    super(sql, 'posts', POSTS);
  }
}

export class SqlBoardHits extends SqlHitSource<'boards'> implements HitSource {
  constructor(sql: Sql) {
    super(sql, 'boards', BOARDS);
  }
}

export class SqlEventHits extends SqlHitSource<'events'> implements HitSource {
  constructor(sql: Sql) {
    super(sql, 'events', EVENTS);
  }
}
