import type { Contact } from '#modules/identity/index.ts';
import type { PersonsChoices, Wishes } from '../../domain/choices.ts';
import type { StoredPreferences } from './preference-store.ts';

export function personsChoices(contact: Contact, stored: StoredPreferences): PersonsChoices {
  const { choices, basis } = stored;
  const wishes = {
    ...wishesOf(contact, stored),
    hasPhone: contact.phone !== null,
    hasEmail: contact.email !== null,
  };
  return { choices, basis, wishes };
}

export function wishesOf(contact: Contact, { hasPush }: Pick<StoredPreferences, 'hasPush'>): Wishes {
  const { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences } = contact;
  return { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences, hasPush };
}
