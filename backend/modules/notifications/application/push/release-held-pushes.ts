import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Contacts } from '#modules/identity/index.ts';
import { notificationKind } from '../../contract/vocabulary/notification-kinds.ts';
import { noticeOf } from '../../domain/choice-table.ts';
import { isTold } from '../../domain/choices.ts';
import { personsChoices } from '../preferences/persons-choices.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { HeldPushes } from './push.ts';
import type { PushDispatch } from './push-dispatch.ts';

const MOST_AT_ONCE = 200;

interface ReleaseHeldPushesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly held: HeldPushes;
  readonly contacts: Contacts;
  readonly preferences: PreferenceStore;
  readonly pushes: PushDispatch;
  readonly clock: Clock;
}

/** The quiet hours are over: what was held goes out, one push a person, without what was switched off meanwhile. */
export class ReleaseHeldPushes implements DueWork {
  readonly name = 'notifications.release_held_pushes';
  private readonly needs: ReleaseHeldPushesNeeds;

  constructor(needs: ReleaseHeldPushesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const due = await this.needs.held.due(this.needs.clock.now(), MOST_AT_ONCE);
    return eachAlone(due, (userId) => this.releaseOf(userId));
  }

  /** False where another process was quicker. */
  private async releaseOf(userId: UserId): Promise<boolean> {
    const { unitOfWork, held, contacts, preferences, pushes, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const taken = await held.takeDue(userId, clock.now());
      if (taken.length === 0) return false;
      const contact = await contacts.contact(userId);
      if (!contact) return true;
      const person = personsChoices(contact, await preferences.find(userId));
      const wanted = taken.filter(
        ({ kind, facts }) => notificationKind(kind) !== null && isTold(noticeOf(kind, facts), 'push', person),
      );
      await pushes.release(userId, contact.language, wanted);
      return true;
    });
  }
}
