import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PictureStore } from './picture-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface RemoveUnusedPicturesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: PictureStore;
  readonly clock: Clock;
}

/** Checks every picture once a day and deletes unused ones. */
export class RemoveUnusedPictures implements DueWork {
  readonly name = 'community.unused_pictures';
  private readonly needs: RemoveUnusedPicturesNeeds;

  constructor(needs: RemoveUnusedPicturesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const now = this.needs.clock.now();
    const dayAgo = new Date(now.getTime() - DAY_MS);
    return this.needs.unitOfWork.transaction(() => this.needs.store.removeUnused(dayAgo, now));
  }
}
