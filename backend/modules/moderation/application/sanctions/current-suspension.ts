import type { UserId } from '#kernel/ids.ts';
import type { Suspension, Suspensions } from '#modules/identity/index.ts';
import type { ActionLog } from './action-log.ts';
import type { AppealLinks } from './appeal-links.ts';

/** The notice a suspended person sees at sign-in (rules.md#suspensions). */
export class CurrentSuspension implements Suspensions {
  private readonly actions: ActionLog;
  private readonly links: AppealLinks;

  constructor(actions: ActionLog, links: AppealLinks) {
    this.actions = actions;
    this.links = links;
  }

  async current(userId: UserId): Promise<Suspension | null> {
    const found = await this.actions.currentSuspension(userId);
    if (!found) return null;
    const { id, reason, endsAt, appealTokenHash } = found;
    return { reason, endsAt, appealPath: appealTokenHash && this.links.again(id, appealTokenHash) };
  }
}
