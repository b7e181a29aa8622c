import { addDays } from '#kernel/clock.ts';
import type { LocalDays } from '#kernel/local-days.ts';

/** Every place of the fixture uses Greenwich, except one in the easternmost time zone. */
export const localDays: LocalDays = {
  on: async (place, instant) =>
    addDays(instant, place === 'Kiritimati' ? 1 : 0)
      .toISOString()
      .slice(0, 10),
  zoneOf: async (place) => (place === 'Kiritimati' ? 'Pacific/Kiritimati' : 'UTC'),
  noonOf: async (place, day) => addDays(new Date(`${day}T12:00:00.000Z`), place === 'Kiritimati' ? -1 : 0),
};
