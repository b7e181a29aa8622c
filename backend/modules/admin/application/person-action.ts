import type { UserId } from '#kernel/ids.ts';

/** An admin does something about someone; `requestId` is what its line in the audit log is found by. */
export interface PersonAction {
  readonly by: UserId;
  readonly about: UserId;
  readonly requestId: string | null;
}
