import type { Platform } from '#platform/platform.ts';
import type { AccountReader, ProfilePictures } from '#modules/identity/index.ts';
import type { Jobs } from '#modules/jobs/index.ts';
import type { LiveUpdates, Notifier } from '#modules/notifications/index.ts';
import type { Blocks, WritingGuard } from '../application/writing/writing-guard.ts';

/** The dependencies of the community on the platform and other contexts. */
export interface CommunityOutside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly profilePictures: ProfilePictures;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly live: LiveUpdates;
  readonly guard: WritingGuard;
  readonly blocks: Blocks;
}
