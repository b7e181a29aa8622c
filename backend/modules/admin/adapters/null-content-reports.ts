import type { ContentReports } from '../application/ports.ts';

/** Nothing in this version can be reported, so there are no reports: the true figure, not a sample (rules.md#empty-until-built). */
export class NullContentReports implements ContentReports {
  async countOpen(): Promise<number> {
    return 0;
  }

  async list(): Promise<never[]> {
    return [];
  }
}
