import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  ContentForModerator,
  ModeratedContent,
  ModeratorDecision,
} from '#modules/community/application/moderation/moderated-content.ts';
import { wordsOfHtml } from '#modules/community/application/writing/words-of-html.ts';
import { rightsInEvent, type EventFacts } from '#modules/community/domain/access/event-rights.ts';
import { EVENT_FACTS } from '../board/sql-places.ts';

const FIND: Statement = {
  name: 'event-for-moderator',
  text: `select 'event' as kind, id, host_user_id as "authorId", title,
      description_html as html, array_remove(array[address, online_url], null) as beside,
      '/events/' || id as path, is_hidden as "isHidden", false as "isLocked", false as "isDeleted", iso(created_at) as "createdAt"
    from events where id = $1`,
};
const HIDE: Statement = {
  name: 'event-hide',
  text: `update events set is_hidden = true, hidden_by = $2, hidden_reason = $3, hidden_at = $4, version = version + 1
    where id = $1 and not is_hidden`,
};
const RESTORE: Statement = {
  name: 'event-restore',
  text: `update events set is_hidden = false, hidden_by = null, hidden_reason = null, hidden_at = null,
      version = version + 1
    where id = $1 and is_hidden`,
};

type Row = Omit<ContentForModerator, 'createdAt' | 'text' | 'html'> & {
  readonly html: string;
  readonly createdAt: string;
};

/** Events under moderation. Their discussion is locked post by post. */
export class SqlModeratedEvents implements ModeratedContent {
  readonly kind = 'event';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(id: string): Promise<ContentForModerator | null> {
    const row = await this.sql.row<Row>(FIND, [id]);
    return row && { ...row, text: wordsOfHtml(row.html), createdAt: new Date(row.createdAt) };
  }

  async isReadableBy(id: string, person: UserId): Promise<boolean> {
    const event = await this.sql.row<{ facts: EventFacts }>(EVENT_FACTS, [id, person]);
    return event !== null && rightsInEvent({ ...event.facts, isHidden: false }, true).mayRead;
  }

  async hide(id: string, { by, reason, at }: ModeratorDecision): Promise<void> {
    await this.sql.rows(HIDE, [id, by, reason, at]);
  }

  async restore(id: string): Promise<void> {
    await this.sql.rows(RESTORE, [id]);
  }

  async lock(): Promise<void> {
    // An event has no replies of its own.
  }
}
