import type { Page } from '#kernel/page.ts';
import type { JobId, UserId } from '#kernel/ids.ts';

/** A job of the contract as JSON text, ready to leave, and its place in the list. */
export interface JobRow {
  readonly job: string;
  readonly at: string;
  readonly id: string;
}

export interface OneJob {
  readonly job: string;
  readonly employerId: UserId;
}

/** Reads jobs for screens. Lists are newest first, plus one extra row if more follow. */
export interface JobQueries {
  ofEmployer(employerId: UserId, page: Page): Promise<readonly JobRow[]>;
  /** JSON text with the measured response time (rules.md#response-time). An inactive one only for its owner. */
  one(id: JobId, reader: UserId | null): Promise<OneJob | null>;
}
