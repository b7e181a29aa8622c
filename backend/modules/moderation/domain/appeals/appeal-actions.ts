import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { APPEALABLE, type AppealStatus } from '../../contract/vocabulary/appeals.ts';
import type { AppealAction } from '../../contract/vocabulary/case-actions.ts';
import type { ModerationAction } from '../../contract/vocabulary/decisions.ts';

/** The facts that decide whether the affected person may appeal a decision. */
export interface AppealableDecision {
  readonly action: ModerationAction;
  /** It is still in force. */
  readonly isActive: boolean;
  readonly isAppealed: boolean;
}

/** Why the affected person may not appeal now; null if they may (rules.md#appeals). */
export function refusalOfAppeal({ action, isActive, isAppealed }: AppealableDecision): DomainError | null {
  if (!APPEALABLE.includes(action)) {
    return new DomainError('moderation.not_appealable', 'rule_broken', "There's nothing to appeal here");
  }
  if (isAppealed) {
    return new DomainError('moderation.already_appealed', 'conflict', 'You already appealed this decision');
  }
  return isActive
    ? null
    : new DomainError('moderation.decision_over', 'expired', 'This decision no longer applies');
}

/** The facts that decide who may answer an appeal (rules.md#appeals). */
export interface AppealSituation {
  readonly status: AppealStatus;
  /** The person that the decision is about. */
  readonly userId: string;
  readonly decidedBy: string;
  readonly createdAt: Date | string;
}

/** Why this moderator may not answer now; null if they may. `moderators`: three of all, or all. */
export function refusalOfAnswer(
  { status, userId, decidedBy, createdAt }: AppealSituation,
  by: UserId,
  moderators: readonly UserId[],
  now: Date,
): DomainError | null {
  if (status !== 'open') {
    return new DomainError('moderation.already_answered', 'conflict', 'This appeal was already answered');
  }
  if (userId === by) {
    return new DomainError('moderation.own_case', 'forbidden', 'Someone else has to decide about you');
  }
  if (decidedBy !== by) return null;
  const hasOthers = moderators.some((one) => one !== by && one !== userId);
  if (!hasOthers && addDays(new Date(createdAt), 1) <= now) return null;
  return new DomainError(
    'moderation.own_decision',
    'conflict',
    hasOthers ? 'Another moderator has to answer this' : 'You decided this. You can answer after 24 hours.',
  );
}

/** The moderator's commands that are accepted now. */
export function appealActions(...situation: Parameters<typeof refusalOfAnswer>): AppealAction[] {
  return refusalOfAnswer(...situation) === null ? ['answer'] : [];
}
