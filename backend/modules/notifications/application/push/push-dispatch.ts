import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Contact } from '#modules/identity/index.ts';
import type { PushedNotice } from '../../contract/push.ts';
import { noticeGroup } from '../../domain/notice-group.ts';
import { mayDisturbAt } from '../../domain/quiet-hours.ts';
import { notificationPath } from '../notification-path.ts';
import type { PersonsHours } from '../preferences/persons-hours.ts';
import type { StoredPreferences } from '../preferences/preference-store.ts';
import { fill, WORDS, wordsOfKind } from '../templates/render-messages.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { HeldPush, HeldPushes, PushSubscriptions } from './push.ts';

export interface PushTask {
  readonly subscriptionId: string;
  readonly notice: PushedNotice;
}

export interface PushDispatchNeeds {
  readonly subscriptions: Pick<PushSubscriptions, 'idsOf'>;
  readonly held: Pick<HeldPushes, 'hold'>;
  readonly hours: Pick<PersonsHours, 'from'>;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** (tx) Queues pushes to someone's devices, one task a device, or holds them until their quiet hours end (rules.md#push). */
export class PushDispatch {
  private readonly needs: PushDispatchNeeds;

  constructor(needs: PushDispatchNeeds) {
    this.needs = needs;
  }

  async push(userId: UserId, contact: Contact, stored: StoredPreferences, push: HeldPush): Promise<void> {
    const { hours, held, clock } = this.needs;
    const now = clock.now();
    const { zone, quiet } = await hours.from(contact, stored);
    const sendAfter = mayDisturbAt(now, zone, quiet);
    if (sendAfter > now) await held.hold(userId, push, { now, sendAfter });
    else await this.release(userId, contact.language, [push]);
  }

  /** Held pushes are combined: no phone rings five times at eight in the morning. */
  async release(userId: UserId, language: Language, pushes: readonly HeldPush[]): Promise<void> {
    const { subscriptions, taskQueue } = this.needs;
    const [first, ...others] = pushes;
    if (!first) return;
    const notice = others.length === 0 ? noticeOfOne(first, language) : noticeOfMany(pushes.length, language);
    for (const subscriptionId of await subscriptions.idsOf(userId)) {
      const data: PushTask = { subscriptionId, notice };
      await taskQueue.enqueue({ kind: 'notifications.send_push', data });
    }
  }
}

function noticeOfOne({ kind, facts }: HeldPush, language: Language): PushedNotice {
  const { title, message } = wordsOfKind(kind, facts, language);
  return { title, body: message, url: notificationPath(kind, facts), tag: tagOf(kind, facts) };
}

/** A device shows the newest of several about one thing. */
function tagOf(kind: string, facts: HeldPush['facts']): string {
  const group = noticeGroup(kind, facts);
  return group ? `${kind} ${group.key}` : newId();
}

function noticeOfMany(count: number, language: Language): PushedNotice {
  const { title, message } = WORDS[language].gathered;
  return { title: fill(title, { count: String(count) }), body: message, url: '/notifications', tag: newId() };
}
