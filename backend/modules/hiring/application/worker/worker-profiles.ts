import type { UserId } from '#kernel/ids.ts';
import type { CountedProfile } from '../../domain/worker/profile-completion.ts';

/** The worker profile in a user's account. */
export interface WorkerProfile extends CountedProfile {
  readonly skills: readonly string[];
  readonly name: string;
  readonly latinName: string | null;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly availability: string | null;
  readonly transportation: string | null;
}

export interface WorkerProfiles {
  of(worker: UserId): Promise<WorkerProfile | null>;
}
