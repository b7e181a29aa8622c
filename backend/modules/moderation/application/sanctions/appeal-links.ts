import type { LinkSecrets } from '#kernel/link-secrets.ts';
import type { ActionId, ActionLog } from './action-log.ts';
import type { AppealLinks } from './suspension-notice.ts';

/** Links of which the database keeps only what they hash to (rules.md#link-tokens). */
export class MailedAppealLinks implements AppealLinks {
  private readonly needs: { readonly actions: ActionLog; readonly secrets: LinkSecrets; readonly publicUrl: string };

  constructor(needs: MailedAppealLinks['needs']) {
    this.needs = needs;
  }

  async make(actionId: ActionId): Promise<string> {
    const { actions, secrets, publicUrl } = this.needs;
    const token = secrets.derive(`appeal:${actionId}:${secrets.nonce()}`);
    await actions.keepAppealToken(actionId, secrets.hash(token));
    return `${publicUrl}/appeal/${token}`;
  }
}
