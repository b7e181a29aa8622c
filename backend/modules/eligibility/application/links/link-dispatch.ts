import type { Clock } from '#kernel/clock.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { I9Form } from '../../domain/form/i9-form.ts';
import { I9Link } from '../../domain/links/i9-link.ts';
import type { NotifyI9Parties } from '../notify-i9-parties.ts';
import type { I9LinkRepository, I9Links, I9Trail } from '../ports.ts';

interface LinkDispatchNeeds {
  readonly linkRows: I9LinkRepository;
  readonly links: I9Links;
  readonly people: NotifyI9Parties;
  readonly trail: I9Trail;
  readonly clock: Clock;
}

/** (tx) Links to section 1: made, sent and taken back. The caller has locked the form. */
export class LinkDispatch {
  private readonly needs: LinkDispatchNeeds;

  constructor(needs: LinkDispatchNeeds) {
    this.needs = needs;
  }

  /** A new pair of links in place of the old ones; one goes to the worker, the other is there to copy. */
  async send(form: I9Form, referral: ReferralFacts): Promise<void> {
    const { token } = await this.issue(form);
    await this.needs.people.askSection1(form, referral, this.needs.links.urlOfToken('eligibility.i9', token));
  }

  private async issue(form: I9Form): Promise<{ readonly token: string }> {
    await this.revoke(form);
    const at = this.needs.clock.now();
    const sent = I9Link.issue(form.id, 'sent', this.needs.links.secrets, at);
    const copied = I9Link.issue(form.id, 'copied', this.needs.links.secrets, at);
    for (const { link } of [sent, copied]) await this.needs.linkRows.add(link);
    await this.needs.trail.add({ formId: form.id, kind: 'link_sent', actor: 'system', actorId: null, at });
    return sent;
  }

  /** The URL of the link that was sent; null if it no longer opens. */
  async sentUrl(form: I9Form): Promise<string | null> {
    const link = (await this.needs.linkRows.openOf(form.id)).find(({ kind }) => kind === 'sent');
    return link?.isOpen(this.needs.clock.now()) ? this.needs.links.urlOf('eligibility.i9', link) : null;
  }

  /** The link that was sent, or a new pair if that one no longer opens. The caller sends it. */
  async freshUrl(form: I9Form): Promise<string> {
    const url = await this.sentUrl(form);
    if (url !== null) return url;
    const { token } = await this.issue(form);
    return this.needs.links.urlOfToken('eligibility.i9', token);
  }

  async revoke(form: I9Form): Promise<void> {
    const at = this.needs.clock.now();
    for (const link of await this.needs.linkRows.openOf(form.id)) {
      link.revoke(at);
      await this.needs.linkRows.save(link);
    }
  }
}
