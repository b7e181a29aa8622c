/** What others may ask about reports. */
export interface ContentReports {
  /** How many cases wait for a decision. */
  countOpen(): Promise<number>;
}
