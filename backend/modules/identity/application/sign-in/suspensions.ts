import type { UserId } from '#kernel/ids.ts';

/** Why someone is shut out. */
export interface Suspension {
  readonly reason: string;
  /** Null for good. */
  readonly endsAt: string | null;
  /** Where it can be appealed without signing in; null once it has been. Only who knows the password is told. */
  readonly appealPath: string | null;
}

/** What was decided about someone who is shut out. Declared here, filled by moderation. */
export interface Suspensions {
  /** Null where nobody wrote down why. */
  current(userId: UserId): Promise<Suspension | null>;
}
