import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { Emails } from '#modules/notifications/index.ts';
import type { WaitlistSignup } from '../domain/waitlist-signup.ts';

interface WaitlistLinksNeeds {
  readonly secrets: LinkSecrets;
  readonly letters: Emails;
  readonly publicUrl: string;
}

/** The link of the email: made, sent, and recognized again (rules.md#link-tokens). */
export class WaitlistLinks {
  private readonly needs: WaitlistLinksNeeds;

  constructor(needs: WaitlistLinksNeeds) {
    this.needs = needs;
  }

  hashOf(token: string): string {
    return this.needs.secrets.hash(token);
  }

  /**
   * (tx) Asks to confirm, or says that nothing is left to do. A link that still works is sent again, so that an earlier
   * email works too.
   */
  async mail(signup: WaitlistSignup, now: Date): Promise<void> {
    const { email: to, language } = signup;
    const about = { to, language, senderId: null };
    signup.mailed(now);
    if (signup.isConfirmed) {
      await this.needs.letters.send({
        ...about,
        kind: 'waitlist_already_in',
        data: { link: this.needs.publicUrl },
      });
      return;
    }
    const token = this.openLink(signup, now);
    const link = `${this.needs.publicUrl}/waitlist/confirm/${token}`;
    await this.needs.letters.send({ ...about, kind: 'waitlist_confirm', data: { link } });
  }

  private openLink(signup: WaitlistSignup, now: Date): string {
    if (signup.hasOpenLink(now) && signup.linkNonce) {
      const sent = this.token(signup, signup.linkNonce);
      // Otherwise it was made under another key.
      if (this.needs.secrets.hash(sent) === signup.linkTokenHash) {
        signup.extendLink(now);
        return sent;
      }
    }
    const nonce = this.needs.secrets.nonce();
    const token = this.token(signup, nonce);
    signup.openLink({ nonce, tokenHash: this.needs.secrets.hash(token) }, now);
    return token;
  }

  private token({ id }: WaitlistSignup, nonce: string): string {
    return this.needs.secrets.derive(`waitlist.confirm:${id}:${nonce}`);
  }
}
