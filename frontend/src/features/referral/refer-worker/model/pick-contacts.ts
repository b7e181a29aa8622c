import { EMPTY_ROW, type CrewRow } from './refer-draft.ts';

interface PickedContact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
  readonly email?: readonly string[];
}

interface ContactsManager {
  select(
    properties: readonly string[],
    options: { readonly multiple: boolean },
  ): Promise<readonly PickedContact[]>;
}

/** The Contact Picker API of some phones. The page sees only the picked contacts. */
function contactsOf(browser: Navigator & { readonly contacts?: ContactsManager }): ContactsManager | null {
  return browser.contacts && typeof browser.contacts.select === 'function' ? browser.contacts : null;
}

export function canPickContacts(): boolean {
  return contactsOf(navigator) !== null;
}

/** Returns the picked contacts with a number; empty if the user cancels. */
export async function pickContacts(multiple: boolean): Promise<readonly CrewRow[]> {
  const contacts = contactsOf(navigator);
  if (!contacts) return [];
  const picked = await contacts.select(['name', 'tel'], { multiple }).catch(() => []);
  return picked.flatMap(({ name, tel }) => {
    const workerPhone = tel?.[0]?.trim() ?? '';
    return workerPhone === '' ? [] : [{ ...EMPTY_ROW, workerName: name?.[0]?.trim() ?? '', workerPhone }];
  });
}
