import { DomainError } from '#kernel/domain-error.ts';

export type WritingKind = 'post' | 'reply' | 'board' | 'event';

/** A text written within the last day. For an edit, only its new links count. */
export interface Written {
  readonly kind: WritingKind;
  readonly isEdit: boolean;
  readonly links: number;
  readonly at: Date;
}

/** A day of a new account (rules.md#new-account-limits). */
export const NEWCOMER_LIMITS = { post: 10, reply: 30, board: 3, event: 3, links: 5 } as const;

const DAY_MS = 86_400_000;

const MESSAGES = {
  post: ['moderation.too_many_posts', 'New accounts can write 10 posts a day. Please come back tomorrow.'],
  reply: [
    'moderation.too_many_replies',
    'New accounts can write 30 replies a day. Please come back tomorrow.',
  ],
  board: ['moderation.too_many_boards', 'New accounts can create 3 boards a day. Please come back tomorrow.'],
  event: ['moderation.too_many_events', 'New accounts can create 3 events a day. Please come back tomorrow.'],
  links: ['moderation.too_many_links', 'New accounts can share 5 links a day. Please leave some out.'],
} as const;

/** @throws DomainError `moderation.too_many_…` (too_many) for the first limit that is reached, with the seconds until there is room again */
export function assertWithinLimits(written: readonly Written[], next: Written): void {
  const alike = written.filter(({ kind, isEdit }) => kind === next.kind && !isEdit);
  const oldest = alike.at(-NEWCOMER_LIMITS[next.kind]);
  if (oldest && !next.isEdit) throw tooMany(next.kind, oldest.at, next.at);
  const linked = written.filter(({ links }) => links > 0);
  const links = linked.reduce((sum, one) => sum + one.links, next.links);
  if (next.links > 0 && links > NEWCOMER_LIMITS.links)
    throw tooMany('links', linked[0]?.at ?? next.at, next.at);
}

function tooMany(what: keyof typeof MESSAGES, since: Date, now: Date): DomainError {
  const [code, message] = MESSAGES[what];
  const retryAfterSeconds = Math.max(1, Math.ceil((since.getTime() + DAY_MS - now.getTime()) / 1000));
  return new DomainError(code, 'too_many', message, { retryAfterSeconds });
}
