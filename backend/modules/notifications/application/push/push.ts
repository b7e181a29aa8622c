import type { UserId } from '#kernel/ids.ts';
import type { PushedNotice } from '../../contract/push.ts';
import type { NotificationKind } from '../../contract/vocabulary/notification-kinds.ts';

/** A browser that may be pushed to, as it described itself. */
export interface PushSubscription {
  readonly id: string;
  readonly userId: UserId;
  /** The address of the browser's push service: anyone with it and the keys can push there. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface NewPushSubscription extends PushSubscription {
  readonly sessionId: string;
}

export interface PushSubscriptions {
  /** A browser that was known already belongs to who has signed in there last. */
  put(subscription: NewPushSubscription, at: Date): Promise<void>;
  /** Deletes all but the person's newest. */
  trimToNewest(userId: UserId, count: number): Promise<void>;
  find(id: string): Promise<PushSubscription | null>;
  /** Those whose session lasts. */
  idsOf(userId: UserId): Promise<readonly string[]>;
  remove(id: string): Promise<void>;
  removeOwn(userId: UserId, endpoint: string): Promise<void>;
}

/** A push that waits for the end of someone's quiet hours. */
export interface HeldPush {
  readonly kind: NotificationKind;
  readonly facts: Readonly<Record<string, string>>;
}

export interface HeldPushes {
  /** (tx) */
  hold(
    userId: UserId,
    push: HeldPush,
    times: { readonly now: Date; readonly sendAfter: Date },
  ): Promise<void>;
  /** For whom something is due, the longest due first; none of them is locked. */
  due(now: Date, limit: number): Promise<readonly UserId[]>;
  /** (tx) Everything that waits for someone for whom something is due, oldest first; it waits no longer. */
  takeDue(userId: UserId, now: Date): Promise<readonly HeldPush[]>;
}

/**
 * Hands a push to the browser's push service. `gone` is a subscription that has ended, `refused` a push that will never be
 * taken.
 * @throws where another try may succeed; no error holds the address or the words
 */
export interface PushSender {
  send(to: PushSubscription, notice: PushedNotice): Promise<'sent' | 'gone' | 'refused'>;
}
