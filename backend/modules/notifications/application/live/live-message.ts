import type { UserId } from '#kernel/ids.ts';
import { watchRequestSchema, type WatchRequest } from '../../contract/live-event.ts';
import { LIVE_SUBJECTS, WATCHED_SUBJECTS, type LiveSubject } from '../../contract/vocabulary/live-updates.ts';

/** The channel on which processes announce changes to each other. */
export const LIVE_CHANNEL = 'crewvine_live';

/**
 * The payload between processes: only IDs. Without a subject it concerns the inbox, the sessions or the
 * account of the people.
 */
export interface LiveMessage {
  readonly to: readonly string[];
  readonly subject?: LiveSubject;
  readonly id?: string;
  /** Replaces what one stream of the person looks at. */
  readonly watch?: WatchRequest;
}

/** PostgreSQL takes less than 8,000 bytes. */
const MOST_PEOPLE = 150;

type Told = Required<Pick<LiveMessage, 'to' | 'subject' | 'id'>>;

/** A subject that can be watched gets a message even without recipients. */
export function liveMessages({ to, subject, id }: Told): readonly string[] {
  const people = [...new Set(to)];
  const isWatched = WATCHED_SUBJECTS.some((one) => one === subject);
  if (people.length === 0) return isWatched ? [JSON.stringify({ to: [], subject, id })] : [];
  const parts: string[] = [];
  for (let at = 0; at < people.length; at += MOST_PEOPLE) {
    parts.push(JSON.stringify({ to: people.slice(at, at + MOST_PEOPLE), subject, id }));
  }
  return parts;
}

/** Goes to the process that has the stream, whichever that is. */
export function watchMessage(userId: UserId, watch: WatchRequest): string {
  return JSON.stringify({ to: [userId], watch } satisfies LiveMessage);
}

/** Null for what another release may say. */
export function readLiveMessage(payload: string): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(payload);
    return isLiveMessage(message) ? message : null;
  } catch {
    return null;
  }
}

function isLiveMessage(value: unknown): value is LiveMessage {
  if (typeof value !== 'object' || value === null || !('to' in value) || !Array.isArray(value.to))
    return false;
  if ('watch' in value) return watchRequestSchema.safeParse(value.watch).success;
  if (!('subject' in value)) return true;
  return 'id' in value && typeof value.id === 'string' && LIVE_SUBJECTS.some((one) => one === value.subject);
}
