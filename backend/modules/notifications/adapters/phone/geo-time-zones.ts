import { timezones } from 'libphonenumber-geo-carrier';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { TimeZones } from '../../application/ports.ts';

/**
 * From the area code and the exchange, as libphonenumber knows them. A number that was taken along when its owner moved
 * still tells the old place.
 */
export class GeoTimeZones implements TimeZones {
  async of(phone: string): Promise<readonly string[]> {
    return (await timezones(parsePhoneNumberFromString(phone))) ?? [];
  }
}
