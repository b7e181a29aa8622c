import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { ActionId, ActionLog } from './action-log.ts';

/**
 * Appeal links. The database stores only their hashes; the decision's ID replaces a nonce
 * (rules.md#link-tokens).
 */
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

  /** The same path again; null if the keys have changed since, so that only the emailed link works. */
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
