import type { UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { EventPlaceInput } from '../../contract/event/create-event.ts';
import type { EventText } from '../../domain/event/event-record.ts';
import type { EventTown, EventTowns } from './ports.ts';

type Whereabouts = Pick<EventText, 'locationType' | 'address' | 'city' | 'state' | 'onlineUrl' | 'timeZone'>;

/** The town and the time zone of an event (rules.md#event-time-zone). */
export class EventWhereabouts {
  private readonly towns: EventTowns;
  private readonly accounts: Pick<AccountReader, 'account'>;

  constructor(towns: EventTowns, accounts: Pick<AccountReader, 'account'>) {
    this.towns = towns;
    this.accounts = accounts;
  }

  /** An online event takes the host's town. */
  async townOf(
    { locationType, address, city, state }: Omit<EventPlaceInput, 'onlineUrl'>,
    host: UserId,
  ): Promise<EventTown> {
    const named = city === null ? null : [city, state].filter(Boolean).join(', ');
    if (locationType !== 'online') return this.towns.locate([named, address]);
    return this.towns.locate([named, (await this.accounts.account(host))?.location ?? null]);
  }

  /** The place with its town and its zone. */
  async locate(place: EventPlaceInput, host: UserId): Promise<Whereabouts> {
    const town = await this.townOf(place, host);
    const isOnline = place.locationType === 'online';
    return {
      ...place,
      timeZone: town.timeZone,
      city: place.city ?? (isOnline ? null : town.city),
      state: place.state ?? (isOnline ? null : town.state),
    };
  }
}
