import type { Contact } from '#modules/identity/index.ts';
import type { PersonsChoices, Wishes } from '../../domain/choices.ts';
import type { StoredChoices } from './preference-store.ts';

export function personsChoices(contact: Contact, stored: StoredChoices): PersonsChoices {
  return { ...stored, wishes: { ...wishesOf(contact), hasPhone: contact.phone !== null } };
}

export function wishesOf(contact: Contact): Wishes {
  const { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences } = contact;
  return { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences };
}
