/** What day it is at a place: the start date of a letter is compared with it (rules.md#start-date). */
export interface LocalDays {
  /** A calendar day as `2026-11-20`; of US Central where the place is unknown. */
  on(place: string, instant: Date): Promise<string>;
  /** Its time zone, such as `America/Chicago`, which is also that of an unknown place. */
  zoneOf(place: string): Promise<string>;
  /** In the middle of a calendar day there, which is the same day in all of the United States. */
  noonOf(place: string, day: string): Promise<Date>;
}
