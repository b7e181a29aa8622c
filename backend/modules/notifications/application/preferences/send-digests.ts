import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { DueWork, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Contacts } from '#modules/identity/index.ts';
import { noticeOf } from '../../domain/choice-table.ts';
import { isTold } from '../../domain/choices.ts';
import { nextDigestAt } from '../../domain/digest-schedule.ts';
import { notificationKind } from '../../contract/vocabulary/notification-kinds.ts';
import type { Mail } from '../ports.ts';
import { eachPersonAlone } from '../each-person-alone.ts';
import { digestAsMail } from '../templates/render-digest.ts';
import type { DigestItem, Digests } from './digests.ts';
import { personsChoices } from './persons-choices.ts';
import type { PersonsHours } from './persons-hours.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

const MOST_AT_ONCE = 500;

interface SendDigestsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly digests: Digests;
  readonly contacts: Contacts;
  readonly store: PreferenceStore;
  readonly hours: PersonsHours;
  readonly links: UnsubscribeLinks;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/**
 * Sends the digests that are due (rules.md#digest). The row of the person is locked while theirs is put into the queue and the
 * next one is set, in one transaction: no digest goes out twice, and one that was missed goes out once, late.
 */
export class SendDigests implements DueWork {
  readonly name = 'notifications.send_digests';
  private readonly needs: SendDigestsNeeds;

  constructor(needs: SendDigestsNeeds) {
    this.needs = needs;
  }

  run(): Promise<number> {
    const { unitOfWork, digests, clock } = this.needs;
    return eachPersonAlone(MOST_AT_ONCE, (failed, found) =>
      unitOfWork.transaction(async () => {
        const userId = await digests.lockDue(clock.now(), failed);
        if (userId === null) return false;
        found(userId);
        await this.send(userId);
        return true;
      }),
    );
  }

  private async send(userId: UserId): Promise<void> {
    const { digests, contacts, store, hours, links, publicUrl, taskQueue, clock } = this.needs;
    const [contact, stored] = [await contacts.contact(userId), await store.find(userId)];
    const items = await digests.take(userId);
    if (!contact?.email) return digests.setNext(userId, null);
    const person = personsChoices(contact, stored);
    const wanted = items.filter(
      (item) => isKnown(item) && isTold(noticeOf(item.kind, item.facts), 'email', person),
    );
    if (wanted.length > 0) {
      const subscription = { userId, category: 'digest' } as const;
      const unsubscribe = { page: links.pageOf(subscription), call: links.callOf(subscription) };
      const words = digestAsMail(wanted, contact.language, { publicUrl, unsubscribe });
      const mail: Mail = { id: newId(), to: contact.email, ...words };
      await taskQueue.enqueue({ kind: 'notifications.send_mail', data: mail });
    }
    const { zone } = await hours.from(contact, stored);
    return digests.setNext(userId, nextDigestAt(stored, zone, clock.now()));
  }
}

/** An older version may have stored a kind that no longer exists. */
function isKnown({ kind }: DigestItem): boolean {
  return notificationKind(kind) !== null;
}
