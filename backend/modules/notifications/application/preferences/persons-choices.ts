import type { Contact } from '#modules/identity/index.ts';
import type { PersonsChoices, Wishes } from '../../domain/choices.ts';
import type { StoredPreferences } from './preference-store.ts';

export function personsChoices(contact: Contact, { choices, basis }: StoredPreferences): PersonsChoices {
  return { choices, basis, wishes: { ...wishesOf(contact), hasPhone: contact.phone !== null } };
}

export function wishesOf(contact: Contact): Wishes {
  const { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences } = contact;
  return { wantsTextAlerts, wantsEmailAlerts, preferredContactMethod, alertPreferences };
}
