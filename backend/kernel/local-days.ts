/** What day it is at a place: the start date of a letter is compared with it (rules.md#start-date). */
export interface LocalDays {
  /** A calendar day as `2026-11-20`; of US Central where the place is unknown. */
  on(place: string, instant: Date): Promise<string>;
}
