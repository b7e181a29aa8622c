/** The calendar day at a place, for the start date of a letter (rules.md#start-date). */
export interface LocalDays {
  /** A calendar day such as `2026-11-20`, in US Central if the place is unknown. */
  on(place: string, instant: Date): Promise<string>;
  /** The time zone, such as `America/Chicago`, which is also the default for an unknown place. */
  zoneOf(place: string): Promise<string>;
  /** Noon of a calendar day there, which is the same day everywhere in the United States. */
  noonOf(place: string, day: string): Promise<Date>;
}
