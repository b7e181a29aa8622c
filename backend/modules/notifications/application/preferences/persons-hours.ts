import type { UserId } from '#kernel/ids.ts';
import type { PhoneZones } from '#kernel/phone-zones.ts';
import type { Contact, Contacts } from '#modules/identity/index.ts';
import type { QuietHours } from '../../domain/quiet-hours.ts';
import { zoneOfPlace } from '../../domain/state-zones.ts';
import type { PreferenceStore, StoredPreferences } from './preference-store.ts';

/** The clock that someone lives by, and when they want to be left alone. */
export interface Hours {
  /** IANA name. */
  readonly zone: string;
  /** Their device or they themselves have said so; otherwise it is worked out from their place or phone. */
  readonly isKnown: boolean;
  readonly quiet: QuietHours;
}

/** US Central (rules.md#own-time-zone). */
const WHERE_UNKNOWN = 'America/Chicago';

export class PersonsHours {
  private readonly contacts: Contacts;
  private readonly store: Pick<PreferenceStore, 'find'>;
  private readonly zones: PhoneZones;

  constructor(needs: {
    readonly contacts: Contacts;
    readonly store: Pick<PreferenceStore, 'find'>;
    readonly zones: PhoneZones;
  }) {
    this.contacts = needs.contacts;
    this.store = needs.store;
    this.zones = needs.zones;
  }

  /** Null if the account no longer exists. */
  async of(userId: UserId): Promise<Hours | null> {
    const contact = await this.contacts.contact(userId);
    return contact && this.from(contact, await this.store.find(userId));
  }

  async from(contact: Contact, stored: StoredPreferences): Promise<Hours> {
    const quiet = { from: stored.quietFrom, until: stored.quietUntil };
    if (stored.timeZone) return { zone: stored.timeZone, isKnown: true, quiet };
    const ofPlace = contact.location ? zoneOfPlace(contact.location) : null;
    const ofPhone = contact.phone ? (await this.zones.of(contact.phone))[0] : null;
    return { zone: ofPlace ?? ofPhone ?? WHERE_UNKNOWN, isKnown: false, quiet };
  }
}
