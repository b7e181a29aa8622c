import type { Clock } from '#kernel/clock.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { disclosureVersionOf } from '../../contract/consent/consent-texts.ts';
import type { BackgroundCheck } from '../../domain/order/background-check.ts';
import { ConsentLink } from '../../domain/consent/consent-link.ts';
import type { CheckLinks, ConsentLinkRepository } from '../ports.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';

interface ConsentDispatchNeeds {
  readonly consents: ConsentLinkRepository;
  readonly links: CheckLinks;
  readonly people: NotifyCheckParties;
  readonly clock: Clock;
}

/** (tx) Links to a candidate: made, sent when the check is paid, and revoked. The caller has locked the check. */
export class ConsentDispatch {
  private readonly needs: ConsentDispatchNeeds;

  constructor(needs: ConsentDispatchNeeds) {
    this.needs = needs;
  }

  /** Issues a new link. The old one no longer opens anything. */
  async issue(check: BackgroundCheck): Promise<void> {
    await this.revoke(check);
    const { link } = ConsentLink.issue(
      check.id,
      disclosureVersionOf(check.packageType),
      this.needs.links.secrets,
      this.needs.clock.now(),
    );
    await this.needs.consents.add(link);
  }

  /** Whether an open link exists. */
  async hasOpen(check: BackgroundCheck): Promise<boolean> {
    const newest = await this.needs.consents.newestOf(check.id);
    return newest?.isOpen(this.needs.clock.now()) ?? false;
  }

  /** Whether a link was ever issued. */
  async hasAny(check: BackgroundCheck): Promise<boolean> {
    return (await this.needs.consents.newestOf(check.id)) !== null;
  }

  /** Sends the link once, when the check is paid. One that expired before is replaced (rules.md#expired-consents). */
  async send(check: BackgroundCheck, referral: ReferralFacts): Promise<void> {
    const newest = await this.needs.consents.newestOf(check.id);
    if (check.paidAt && newest?.hasExpiredUnsent(this.needs.clock.now())) await this.issue(check);
    const link = await this.needs.consents.newestOf(check.id);
    if (!check.paidAt || !link?.isOpen(this.needs.clock.now()) || link.sentAt) return;
    const url = this.needs.links.urlOf('checks.consent', link);
    if (url === null) return;
    link.markSent(this.needs.clock.now());
    await this.needs.consents.save(link);
    await this.needs.people.askConsent(referral, check.kind, url);
  }

  async revoke(check: BackgroundCheck): Promise<void> {
    const link = await this.needs.consents.newestOf(check.id);
    if (!link) return;
    link.revoke(this.needs.clock.now());
    await this.needs.consents.save(link);
  }
}
