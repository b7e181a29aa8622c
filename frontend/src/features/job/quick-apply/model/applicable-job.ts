/** What the dialog says of the job. */
export interface ApplicableJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
}
