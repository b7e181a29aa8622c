import type { UserId } from '#kernel/ids.ts';
import { notificationTarget } from '../notification-path.ts';
import type { LiveList } from '../../contract/vocabulary/live-updates.ts';
import { eventText } from './event-text.ts';
import type { InboxRow } from '../inbox-reader.ts';
import type { LiveReading } from './live-reader.ts';

/** The line to one browser. */
export interface LiveConnection {
  /** False where it has been cut instead: its reader is gone, or takes too little of what it is sent. */
  write(text: string): boolean;
  end(): void;
}

export interface LiveStreamOf {
  readonly userId: UserId;
  readonly sessionId: string;
  /** The browser's name for the stream; null if it cannot watch things. */
  readonly name: string | null;
  /** The cursor of the browser's last event; null for a new client. */
  readonly since: string | null;
  readonly connection: LiveConnection;
}

const NONE: ReadonlySet<string> = new Set();
const contentOf = ({ id, message, isRead }: InboxRow): string => `${id} ${isRead} ${message}`;

/** One open stream, and what its browser knows by now. */
export class LiveStream {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly name: string | null;
  readonly connection: LiveConnection;
  since: string | null;
  private unread: number | null = null;
  /**
   * Rows of the last reading: the cursor waits for the earliest transaction, so later rows may be read
   * again.
   */
  private told: ReadonlySet<string> = NONE;
  /** Updates that are not stored may have been missed. */
  private hasGap: boolean;

  constructor({ userId, sessionId, name, since, connection }: LiveStreamOf) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.name = name;
    this.since = since;
    this.connection = connection;
    this.hasGap = since !== null;
  }

  /** Marks a gap in the updates. A stream without any events yet has missed nothing. */
  missed(): void {
    if (this.unread !== null) this.hasGap = true;
  }

  /**
   * The new events. The cursor is on the last one: a client that loses the connection earlier gets all of
   * them again. Empty if nothing is new.
   */
  tell({ rows, hasMore, unread, userType, cursor }: LiveReading): string {
    // New clients have just fetched the list.
    const isBeginning = this.since === null;
    const lists: LiveList[] = [
      ...(hasMore && !isBeginning ? (['inbox'] as const) : []),
      ...(this.hasGap ? (['referrals', 'posts'] as const) : []),
    ];
    const news = isBeginning ? [] : rows.filter((row) => !this.told.has(contentOf(row)));
    const isNews = news.length > 0 || lists.length > 0 || unread !== this.unread;
    this.since = cursor;
    this.unread = unread;
    this.hasGap = false;
    this.told = rows.length > 0 ? new Set(rows.map(contentOf)) : NONE;
    if (!isNews) return '';
    const told = news.map((row) =>
      eventText('notification', { ...row, target: notificationTarget(row.type, row.data, userType) }),
    );
    const again = lists.length > 0 ? eventText('reread', { lists }) : '';
    return told.join('') + again + eventText('unread', { count: unread }, cursor);
  }
}
