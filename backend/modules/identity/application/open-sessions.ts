import type { UserId } from '../../../kernel/ids.ts';
import type { UserType } from '../domain/user-type.ts';

/** The sessions somebody has open, on any device. */
export interface OpenSessions {
  /** Brings what every open session believes in line with the account. */
  changeType(userId: UserId, userType: UserType): Promise<void>;
}
