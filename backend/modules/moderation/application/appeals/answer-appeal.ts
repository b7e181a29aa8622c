import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountAdministration } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { ListedAppeal } from '../../contract/appeals.ts';
import { appealActions, refusalOfAnswer } from '../../domain/appeals/appeal-actions.ts';
import type { ReportedContents } from '../content/reported-content.ts';
import type { ActionLog, LoggedAction } from '../sanctions/action-log.ts';
import { actionNotFound } from './appeal-decision.ts';
import type { AppealId, AppealStore } from './appeal-store.ts';

interface AnswerAppealNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly appeals: AppealStore;
  readonly actions: ActionLog;
  readonly contents: ReportedContents;
  readonly accounts: AccountAdministration;
  readonly notifier: Notifier;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

/** Lets a moderator uphold or reverse a decision (rules.md#appeals). */
export class AnswerAppeal {
  private readonly needs: AnswerAppealNeeds;

  constructor(needs: AnswerAppealNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `moderation.appeal_not_found` (404), `moderation.already_answered` (409), `moderation.own_decision` (409),
   * `moderation.own_case` (403)
   */
  async run(
    id: AppealId,
    by: UserId,
    answer: { uphold: boolean; note: string },
    requestId: string | null,
  ): Promise<void> {
    const { unitOfWork, appeals, actions, audit, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const appeal = await appeals.find(id);
      if (!appeal) throw new DomainError('moderation.appeal_not_found', 'not_found', 'Appeal not found');
      const action = await actions.find(appeal.actionId);
      if (!action) throw actionNotFound();
      const at = clock.now();
      const moderators = action.createdBy === by ? await appeals.moderators(at) : [];
      const refusal = refusalOfAnswer({ ...appeal, decidedBy: action.createdBy }, by, moderators, at);
      if (refusal) throw refusal;
      const status = answer.uphold ? 'upheld' : 'overturned';
      const isSameModerator = action.createdBy === by;
      await appeals.answer(id, { status, note: answer.note, by, isSameModerator, at });
      if (!answer.uphold) await this.takeBack(action, by, answer.note, at);
      const data = { actionId: action.id, reason: answer.note };
      const kind = answer.uphold ? 'appeal_denied' : 'appeal_granted';
      await this.needs.notifier.notify({ userId: appeal.userId, kind, data });
      const details = { appealId: id, isSameModerator };
      const subject = { type: 'user', id: appeal.userId };
      await audit.record({ actorId: by, action: `moderation.appeal_${status}`, subject, details, requestId });
    });
  }

  /** Appeals with what this moderator may do with each of them. */
  async withActions<Row extends Omit<ListedAppeal, 'actions'>>(
    rows: readonly Row[],
    by: UserId,
  ): Promise<readonly (Row & Pick<ListedAppeal, 'actions'>)[]> {
    const now = this.needs.clock.now();
    const situations = rows.map(({ status, createdAt, decision: { user, createdBy } }) => {
      return { status, createdAt, userId: user.id, decidedBy: createdBy.id };
    });
    const isOwn = situations.some(({ status, decidedBy }) => status === 'open' && decidedBy === by);
    const moderators = isOwn ? await this.needs.appeals.moderators(now) : [];
    return rows.map((row, index) => {
      const situation = situations[index];
      return { ...row, actions: situation ? appealActions(situation, by, moderators, now) : [] };
    });
  }

  private async takeBack(action: LoggedAction, by: UserId, reason: string, at: Date): Promise<void> {
    const { contents, accounts, actions } = this.needs;
    const { userId, targetType, targetId, isActive } = action;
    await actions.deactivate(action.id, at);
    if (action.action === 'suspend' || action.action === 'ban') {
      if (isActive) await accounts.liftSuspension(userId);
      return;
    }
    const content = await contents.find(targetType, targetId);
    if (!content || content.isDeleted) return;
    const decision = { by, reason, at };
    if (action.action === 'hide') await contents.of(targetType).restore(targetId, decision);
    if (action.action === 'lock') await contents.of(targetType).lock(targetId, false, decision);
  }
}
