import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { Drafts } from './drafts.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Deletes drafts that have not been edited for ninety days (rules.md#drafts). */
export class RemoveOldDrafts implements DueWork {
  readonly name = 'community.old_drafts';
  private readonly drafts: Drafts;
  private readonly clock: Clock;

  constructor(drafts: Drafts, clock: Clock) {
    this.drafts = drafts;
    this.clock = clock;
  }

  async run(): Promise<number> {
    return this.drafts.removeOlderThan(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
