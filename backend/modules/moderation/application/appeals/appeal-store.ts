import type { Id, UserId } from '#kernel/ids.ts';
import type { AppealStatus } from '../../contract/vocabulary/appeals.ts';
import type { ActionId } from '../sanctions/action-log.ts';

export type AppealId = Id<'moderation_appeal'>;

export interface Appeal {
  readonly id: AppealId;
  readonly actionId: ActionId;
  readonly userId: UserId;
  readonly status: AppealStatus;
  readonly createdAt: Date;
}

export interface AppealAnswer {
  readonly status: 'upheld' | 'overturned';
  readonly note: string;
  readonly by: UserId;
  readonly isSameModerator: boolean;
  readonly at: Date;
}

/** (tx) Appeals against decisions. */
export interface AppealStore {
  /** False if the decision already has an appeal. */
  add(appeal: { id: AppealId; actionId: ActionId; userId: UserId; text: string; at: Date }): Promise<boolean>;
  /** Locked. */
  find(id: AppealId): Promise<Appeal | null>;
  answer(id: AppealId, answer: AppealAnswer): Promise<void>;
  /** Three of those who can answer now, or all: enough to find one besides the moderator and the person. */
  moderators(now: Date): Promise<readonly UserId[]>;
}
