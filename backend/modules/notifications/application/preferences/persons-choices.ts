import type { Contact } from '#modules/identity/index.ts';
import type { PersonsChoices, AccountPreferences } from '../../domain/choices.ts';
import type { StoredPreferences } from './preference-store.ts';

export function personsChoices(contact: Contact, stored: StoredPreferences): PersonsChoices {
  const { choices, basis } = stored;
  const preferences = {
    ...accountPreferencesOf(contact, stored),
    hasPhone: contact.phone !== null,
    hasEmail: contact.email !== null,
  };
  return { choices, basis, preferences };
}

export function accountPreferencesOf(
  contact: Contact,
  { hasPush }: Pick<StoredPreferences, 'hasPush'>,
): AccountPreferences {
  const { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences } = contact;
  return { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences, hasPush };
}
