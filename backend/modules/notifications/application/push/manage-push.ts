import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PushSubscriptionRequest } from '../../contract/push.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { PushSubscriptions } from './push.ts';

/**
 * Push services of major browsers. The server calls no other host, even if a browser names one
 * (rules.md#push-services).
 */
const PUSH_SERVICES = [
  'google.com',
  'googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];
const MOST_DEVICES = 10;

interface ManagePushNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly subscriptions: PushSubscriptions;
  readonly preferences: Pick<PreferenceStore, 'lock'>;
  readonly clock: Clock;
  /** The origin of a test push service; null in production. */
  readonly standIn: string | null;
}

/** Manages the devices that get a person's pushes. */
export class ManagePush {
  private readonly needs: ManagePushNeeds;

  constructor(needs: ManagePushNeeds) {
    this.needs = needs;
  }

  /**
   * Once more changes nothing.
   * @throws DomainError `notifications.unknown_push_service` (422)
   */
  async subscribe(
    userId: UserId,
    sessionId: string,
    { endpoint, keys }: PushSubscriptionRequest,
  ): Promise<void> {
    const { unitOfWork, subscriptions, preferences, clock, standIn } = this.needs;
    if (!isPushService(new URL(endpoint), standIn)) throw unknownService();
    await unitOfWork.transaction(async () => {
      // Serializes simultaneous subscriptions, so the count is right.
      await preferences.lock(userId, clock.now());
      await subscriptions.put({ id: newId(), userId, sessionId, endpoint, ...keys }, clock.now());
      await subscriptions.trimToNewest(userId, MOST_DEVICES);
    });
  }

  async unsubscribe(userId: UserId, endpoint: string): Promise<void> {
    await this.needs.subscriptions.removeOwn(userId, endpoint);
  }
}

function isPushService({ protocol, hostname, port, origin, username }: URL, standIn: string | null): boolean {
  if (origin === standIn) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}

function unknownService(): DomainError {
  return new DomainError(
    'notifications.unknown_push_service',
    'rule_broken',
    "This browser's push service isn't supported",
  );
}
