import { TZDate } from '@date-fns/tz';
import type { LocalDays } from '#kernel/local-days.ts';
import type { EmbeddedTowns } from './embedded-towns.ts';

/** Uses the tables that ship with the product; calls no outside service. */
export class EmbeddedLocalDays implements LocalDays {
  private readonly towns: Pick<EmbeddedTowns, 'locate'>;

  constructor(towns: Pick<EmbeddedTowns, 'locate'>) {
    this.towns = towns;
  }

  async on(place: string, instant: Date): Promise<string> {
    const timeZone = await this.zoneOf(place);
    // Canadian English writes a date in ISO format.
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
  }

  async zoneOf(place: string): Promise<string> {
    return (await this.towns.locate([place])).timeZone;
  }

  async noonOf(place: string, day: string): Promise<Date> {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(new TZDate(year, month - 1, date, 12, await this.zoneOf(place)).getTime());
  }
}
