import type { LinkSecrets } from '#kernel/link-secrets.ts';
import type { ActionId, ActionLog } from './action-log.ts';

/** Links of which the database keeps only what they hash to; the id of the decision takes the place of a nonce (rules.md#link-tokens). */
export class AppealLinks {
  private readonly needs: { readonly actions: ActionLog; readonly secrets: LinkSecrets };

  constructor(needs: AppealLinks['needs']) {
    this.needs = needs;
  }

  /** (tx) The path of the page where this decision can be appealed without signing in. */
  async make(actionId: ActionId): Promise<string> {
    const { actions, secrets } = this.needs;
    await actions.saveAppealToken(actionId, secrets.hash(this.token(actionId)));
    return this.path(actionId);
  }

  /** The same path again; null where keys have changed since, so that the one in the mail alone leads there. */
  again(actionId: ActionId, tokenHash: string): string | null {
    return this.needs.secrets.hash(this.token(actionId)) === tokenHash ? this.path(actionId) : null;
  }

  private path(actionId: ActionId): string {
    return `/appeal/${this.token(actionId)}`;
  }

  private token(actionId: ActionId): string {
    return this.needs.secrets.derive(`moderation.appeal:${actionId}`);
  }
}
