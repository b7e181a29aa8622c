import { DomainError } from '#kernel/domain-error.ts';
import type { NoticeState } from '../../contract/vocabulary/notice/adverse-status.ts';

/** Whether a notice reached the candidate; instants are ISO texts, because it is stored as JSON (rules.md#notice-arrives). */
export interface NoticeDelivery {
  readonly state: NoticeState;
  readonly sentAt: string;
  readonly reachedAt: string | null;
  readonly reachedBy: 'email' | 'text' | null;
  /** The day on which the employer says they mailed it, and who says so. */
  readonly mailedOn: string | null;
  readonly mailedBy: string | null;
}

/** The status of one message that carries the notice. */
export interface NoticeMessage {
  readonly channel: 'email' | 'text';
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly endedAt: string | null;
}

/** How long a message may be on its way, the night and a provider's outage included. */
const ON_ITS_WAY_MS = 24 * 3_600_000;

export function noticeOnItsWay(at: Date): NoticeDelivery {
  const unknown = { reachedAt: null, reachedBy: null, mailedOn: null, mailedBy: null };
  return { state: 'sending', sentAt: at.toISOString(), ...unknown };
}

/** When one that has not arrived is given up. */
export function givenUpAt({ sentAt }: NoticeDelivery): Date {
  return new Date(Date.parse(sentAt) + ON_ITS_WAY_MS);
}

/**
 * Settled by the first message that arrived and did not bounce. A notice that the employer mailed needs none.
 */
export function settledNotice(
  notice: NoticeDelivery,
  messages: readonly NoticeMessage[],
  now: Date,
): NoticeDelivery {
  if (notice.state === 'mailed') return notice;
  const arrived = messages
    .filter(({ state }) => state === 'delivered')
    .toSorted((a, b) => (a.endedAt ?? '').localeCompare(b.endedAt ?? ''));
  const [first] = arrived;
  if (first) return { ...notice, state: 'reached', reachedAt: first.endedAt, reachedBy: first.channel };
  const isOnItsWay = now < givenUpAt(notice) && messages.some(({ state }) => state === 'pending');
  return { ...notice, state: isOnItsWay ? 'sending' : 'to_mail', reachedAt: null, reachedBy: null };
}

export interface Mailing {
  /** The person who says that it was mailed. */
  readonly by: string;
  /** A calendar day, `2026-11-20`. */
  readonly on: string;
  /** Today at the job's place. */
  readonly today: string;
  /** The day of the announcement at the job's place. */
  readonly announcedOn: string;
}

export function hasToBeMailed({ state }: NoticeDelivery): boolean {
  return state === 'to_mail';
}

/** @throws DomainError `checks.notice_reached` (conflict), `checks.mailing_day` (rule_broken) */
export function mailedNotice(
  notice: NoticeDelivery,
  { by, on, today, announcedOn }: Mailing,
): NoticeDelivery {
  if (!hasToBeMailed(notice)) {
    throw new DomainError('checks.notice_reached', 'conflict', 'This notice does not have to be mailed');
  }
  if (on > today || on < announcedOn) {
    throw new DomainError('checks.mailing_day', 'rule_broken', 'Enter the day on which you mailed it', {
      path: 'on',
    });
  }
  return { ...notice, state: 'mailed', mailedOn: on, mailedBy: by };
}
