import type { Clock } from '#kernel/clock.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { FCRA_DISCLOSURE_VERSION } from '../contract/fcra-texts.ts';
import type { BackgroundCheck } from '../domain/background-check.ts';
import { ConsentLink } from '../domain/consent-link.ts';
import type { CheckLinks, ConsentLinkRepository } from './ports.ts';
import type { NotifyCheckParties } from './notify-check-parties.ts';

/** (tx) Links to a candidate: made, sent when the check is paid, and revoked. The caller has locked the check. */
export class ConsentDispatch {
  private readonly consents: ConsentLinkRepository;
  private readonly links: CheckLinks;
  private readonly people: NotifyCheckParties;
  private readonly clock: Clock;

  constructor(consents: ConsentLinkRepository, links: CheckLinks, people: NotifyCheckParties, clock: Clock) {
    this.consents = consents;
    this.links = links;
    this.people = people;
    this.clock = clock;
  }

  /** A new link in place of the old one, which opens nothing any more. */
  async issue(check: BackgroundCheck): Promise<void> {
    await this.revoke(check);
    const { link } = ConsentLink.issue(
      check.id,
      FCRA_DISCLOSURE_VERSION,
      this.links.secrets,
      this.clock.now(),
    );
    await this.consents.add(link);
  }

  /** There is one that can be answered. */
  async hasOpen(check: BackgroundCheck): Promise<boolean> {
    const newest = await this.consents.newestOf(check.id);
    return newest?.isOpen(this.clock.now()) ?? false;
  }

  /** The link goes out once, when the money is there. */
  async send(check: BackgroundCheck, referral: ReferralFacts): Promise<void> {
    const link = await this.consents.newestOf(check.id);
    if (!check.paidAt || !link?.isOpen(this.clock.now()) || link.sentAt) return;
    const url = this.links.urlOf('consent', link);
    if (url === null) return;
    link.markSent(this.clock.now());
    await this.consents.save(link);
    await this.people.askConsent(referral, url);
  }

  async revoke(check: BackgroundCheck): Promise<void> {
    const link = await this.consents.newestOf(check.id);
    if (!link) return;
    link.revoke(this.clock.now());
    await this.consents.save(link);
  }
}
