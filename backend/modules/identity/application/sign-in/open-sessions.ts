import type { UserId } from '#kernel/ids.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';

/** A session as its owner sees it; its public id opens nothing. */
export interface OwnSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** The sessions someone has open, on any device. A secret is what the cookie holds. */
export interface OpenSessions {
  /** Brings what every open session believes in line with the account. */
  changeType(userId: UserId, type: { readonly from: UserType; readonly to: UserType }): Promise<void>;
  /** (tx) Signs someone out everywhere, or everywhere else; how many sessions that ended. */
  endAll(userId: UserId, exceptSecret?: string): Promise<number>;
  /** The one used last first. */
  list(userId: UserId, currentSecret: string): Promise<readonly OwnSession[]>;
  /** Its owner has just said who they are; `withFactor`: by more than a password. */
  prove(secret: string, withFactor: boolean): Promise<void>;
  /** (tx) Clears the second-factor mark of sessions after the last factor is removed. */
  forgetSecondFactor(userId: UserId): Promise<void>;
  /** The secret of the session that was ended; null where this person has none of this id. */
  end(userId: UserId, publicId: string): Promise<string | null>;
}
