import type { UserId } from '#kernel/ids.ts';
import type { InboxRow } from '../inbox-reader.ts';

export interface LiveReaderOf {
  readonly userId: UserId;
  /** The name of the session, not its secret. */
  readonly sessionId: string;
  /** A cursor that a reading gave; null asks only for rows that will come again after the cursor of this reading. */
  readonly since: string | null;
}

export interface LiveReading {
  /** False once the session has ended or its owner is suspended. */
  readonly isAllowed: boolean;
  readonly userType: string;
  readonly unread: number;
  /** Newer rows, oldest first; only the newest ones if there are more. */
  readonly rows: readonly InboxRow[];
  /** There are more than `rows`, or the cursor is none of this database. */
  readonly hasMore: boolean;
  /** Everything that was committed before it is in this reading or an earlier one. */
  readonly cursor: string;
}

/** Reads the news for open streams. */
export interface LiveReader {
  /** The name of the session with this secret; null where it has ended. */
  sessionOf(secret: string): Promise<string | null>;
  /** One reading for each, in their order. */
  read(streams: readonly LiveReaderOf[]): Promise<readonly LiveReading[]>;
}
