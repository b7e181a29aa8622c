import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { refusalOfAppeal } from '../../domain/appeals/appeal-actions.ts';
import type { ActionId, ActionLog, LoggedAction } from '../sanctions/action-log.ts';
import type { AppealId, AppealStore } from './appeal-store.ts';

interface AppealDecisionNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly actions: ActionLog;
  readonly appeals: AppealStore;
  readonly secrets: LinkSecrets;
  readonly clock: Clock;
}

/** Lets someone appeal a decision about them, once (rules.md#appeals). */
export class AppealDecision {
  private readonly needs: AppealDecisionNeeds;

  constructor(needs: AppealDecisionNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `moderation.action_not_found` (404), `moderation.not_appealable` (422),
   *   `moderation.already_appealed` (409), `moderation.decision_over` (410)
   */
  async run(id: ActionId, by: UserId, text: string): Promise<AppealId> {
    return this.needs.unitOfWork.transaction(async () => {
      const action = await this.needs.actions.find(id);
      // Only moderators may see a dismissed report.
      if (!action || action.userId !== by || action.action === 'dismiss') throw actionNotFound();
      return this.add(action, text);
    });
  }

  /** By the link of the mail. @throws as `run` */
  async runByLink(token: string, text: string): Promise<AppealId> {
    const { unitOfWork, actions, secrets } = this.needs;
    return unitOfWork.transaction(async () => {
      const id = await actions.idByAppealToken(secrets.hash(token));
      const action = id && (await actions.find(id));
      if (!action) throw actionNotFound();
      return this.add(action, text);
    });
  }

  private async add(action: LoggedAction, text: string): Promise<AppealId> {
    const id: AppealId = newId();
    const { id: actionId, userId } = action;
    const isFirst = await this.needs.appeals.add({ id, actionId, userId, text, at: this.needs.clock.now() });
    const refusal = refusalOfAppeal({ ...action, isAppealed: !isFirst });
    if (refusal) throw refusal;
    return id;
  }
}

export function actionNotFound(): DomainError {
  return new DomainError('moderation.action_not_found', 'not_found', 'Decision not found');
}
