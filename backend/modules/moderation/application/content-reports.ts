/** Report figures for other contexts. */
export interface ContentReports {
  /** How many cases wait for a decision. */
  countOpen(): Promise<number>;
}
