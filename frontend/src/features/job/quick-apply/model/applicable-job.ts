/** The job's facts in the dialog. */
export interface ApplicableJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
}
