import type { UserId } from '#kernel/ids.ts';

/** Why someone is shut out. */
export interface Suspension {
  readonly reason: string;
  /** Null for a permanent suspension. */
  readonly endsAt: string | null;
  /**
   * The appeal link that works without a session; null after an appeal. Shown only after the right password.
   */
  readonly appealPath: string | null;
}

/** The decision behind a suspension. Declared here, implemented by moderation. */
export interface Suspensions {
  /** Null without a stored reason. */
  current(userId: UserId): Promise<Suspension | null>;
}
