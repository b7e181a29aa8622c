import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Contact, Contacts, ContactWishes } from '#modules/identity/index.ts';
import { changeChoices, type Choice, type WishChanges } from '../../domain/change-choices.ts';
import { personsChoices, wishesOf } from './persons-choices.ts';
import type { PreferenceStore } from './preference-store.ts';

interface SaveNotificationPreferencesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly contacts: Contacts;
  readonly wishes: ContactWishes;
  readonly store: PreferenceStore;
  readonly clock: Clock;
}

/** What someone is told, and how (rules.md#kinds-and-channels). The account's own wishes are kept in step. */
export class SaveNotificationPreferences {
  private readonly needs: SaveNotificationPreferencesNeeds;

  constructor(needs: SaveNotificationPreferencesNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `notifications.always_told`, `identity.phone_missing` (422) */
  async run(userId: UserId, choices: readonly Choice[]): Promise<void> {
    const { unitOfWork, store, clock } = this.needs;
    if (choices.length === 0) return;
    await unitOfWork.transaction(async () => {
      const stored = await store.lock(userId, clock.now());
      const changed = changeChoices(personsChoices(await this.contact(userId), stored), choices);
      await this.saveWishes(userId, changed.wishes);
      const basis = wishesOf(await this.contact(userId));
      await store.save(userId, { choices: changed.choices, basis }, clock.now());
    });
  }

  private async saveWishes(userId: UserId, wishes: WishChanges): Promise<void> {
    if (Object.keys(wishes).length > 0) await this.needs.wishes.run(userId, wishes);
  }

  private async contact(userId: UserId): Promise<Contact> {
    const contact = await this.needs.contacts.contact(userId);
    if (contact) return contact;
    throw new DomainError('notifications.nobody', 'not_found', 'Account not found');
  }
}
