import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Contact, Contacts, ContactPreferences } from '#modules/identity/index.ts';
import { changeChoices, type Choice, type AccountPreferenceChanges } from '../../domain/change-choices.ts';
import { nextDigestAt } from '../../domain/digest-schedule.ts';
import { changeSchedule, type ScheduleChanges } from './change-schedule.ts';
import type { Digests } from './digests.ts';
import { personsChoices, accountPreferencesOf } from './persons-choices.ts';
import type { PersonsHours } from './persons-hours.ts';
import type { PreferenceStore, StoredPreferences } from './preference-store.ts';

interface SaveNotificationPreferencesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly contacts: Contacts;
  readonly preferences: ContactPreferences;
  readonly store: PreferenceStore;
  readonly digests: Pick<Digests, 'hasItems'>;
  readonly hours: PersonsHours;
  readonly clock: Clock;
}

export interface PreferenceChanges extends ScheduleChanges {
  readonly choices?: readonly Choice[] | undefined;
}

/**
 * Saves which notices someone gets, how and when (rules.md#kinds-and-channels). Updates the account's
 * preferences to match.
 */
export class SaveNotificationPreferences {
  private readonly needs: SaveNotificationPreferencesNeeds;

  constructor(needs: SaveNotificationPreferencesNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `notifications.always_told`, `identity.phone_missing`, `notifications.quiet_too_long`,
   *   `notifications.unknown_zone` (422)
   */
  async run(userId: UserId, { choices = [], ...schedule }: PreferenceChanges): Promise<void> {
    const { unitOfWork, store, clock } = this.needs;
    if (choices.length === 0 && Object.values(schedule).every((change) => change === undefined)) return;
    await unitOfWork.transaction(async () => {
      const before = await store.lock(userId, clock.now());
      let stored = changeSchedule(before, schedule);
      if (choices.length > 0) stored = { ...stored, ...(await this.choose(userId, stored, choices)) };
      const next = await this.nextDigest(userId, before, stored);
      await store.save(userId, { ...stored, nextDigestAt: next }, clock.now());
    });
  }

  private async choose(
    userId: UserId,
    stored: StoredPreferences,
    choices: readonly Choice[],
  ): Promise<Pick<StoredPreferences, 'choices' | 'basis'>> {
    const changed = changeChoices(personsChoices(await this.contact(userId), stored), choices);
    await this.saveAccountPreferences(userId, changed.preferences);
    return { choices: changed.choices, basis: accountPreferencesOf(await this.contact(userId), stored) };
  }

  /** Switching digests off sends the pending items now, as the last digest. */
  private async nextDigest(
    userId: UserId,
    before: StoredPreferences,
    stored: StoredPreferences,
  ): Promise<Date | null> {
    const { digests, hours, clock } = this.needs;
    if (stored.digest === 'off') return (await digests.hasItems(userId)) ? clock.now() : null;
    const isAsBefore = (['digest', 'digestHour', 'digestWeekday', 'timeZone'] as const).every(
      (name) => before[name] === stored[name],
    );
    if (isAsBefore && before.nextDigestAt) return before.nextDigestAt;
    const { zone } = await hours.from(await this.contact(userId), stored);
    return nextDigestAt(stored, zone, clock.now());
  }

  private async saveAccountPreferences(userId: UserId, preferences: AccountPreferenceChanges): Promise<void> {
    if (Object.keys(preferences).length > 0) await this.needs.preferences.run(userId, preferences);
  }

  private async contact(userId: UserId): Promise<Contact> {
    const contact = await this.needs.contacts.contact(userId);
    if (contact) return contact;
    throw new DomainError('notifications.nobody', 'not_found', 'Account not found');
  }
}
