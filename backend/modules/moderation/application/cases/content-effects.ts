import type { Notifier } from '#modules/notifications/index.ts';
import type { CaseAction } from '../../contract/vocabulary/decisions.ts';
import type { CaseRecord } from '../../domain/cases/moderation-case.ts';
import type { ContentDecision, ReportedContents } from '../content/reported-content.ts';
import type { ActionId } from '../sanctions/action-log.ts';

/** (tx) Applies a decision to its content and notifies the author. */
export class ContentEffects {
  private readonly contents: ReportedContents;
  private readonly notifier: Notifier;

  constructor(contents: ReportedContents, notifier: Notifier) {
    this.contents = contents;
    this.notifier = notifier;
  }

  /** False where it is gone. A warning and a lock show what reports had hidden. */
  async carryOut(
    { targetType, targetId, isHiddenByReports, source }: CaseRecord,
    action: CaseAction,
    decision: ContentDecision,
  ): Promise<boolean> {
    if (targetType === 'user') return false;
    const found = await this.contents.find(targetType, targetId);
    if (!found || found.isDeleted) return false;
    const content = this.contents.of(targetType);
    if (action === 'hide' || action === 'suspend' || action === 'ban') await content.hide(targetId, decision);
    else if (action === 'restore' || isHiddenByReports || source === 'review') {
      await content.restore(targetId, decision);
    }
    if (action === 'lock') await content.lock(targetId, true, decision);
    if (action === 'restore' && found.isLocked) await content.lock(targetId, false, decision);
    return true;
  }

  /** Notifies an author of changes to their content: of dismissed reports only if something was hidden. */
  async tell(record: CaseRecord, action: CaseAction, actionId: ActionId, reason: string): Promise<void> {
    const { authorId: userId, excerpt, isHiddenByReports, source } = record;
    const data = { actionId, excerpt, reason };
    if (action === 'hide') await this.notifier.notify({ userId, kind: 'content_hidden', data });
    else if (action === 'lock') await this.notifier.notify({ userId, kind: 'content_locked', data });
    else if (action === 'restore' || isHiddenByReports || source === 'review')
      await this.notifier.notify({ userId, kind: 'content_restored', data });
  }
}
