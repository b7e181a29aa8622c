import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';
import { unknownLetter } from './letter-access.ts';
import type { OfferReader } from './offer-reader.ts';
import type { SigningLinks } from '../signing/signing-links.ts';

interface OpenOwnOfferNeeds {
  readonly reader: Pick<OfferReader, 'latestLetter'>;
  readonly links: SigningLinks;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly clock: Clock;
}

/** A worker with an account opens the offer without its message, by the same link (rules.md#link-tokens). */
export class OpenOwnOffer {
  private readonly needs: OpenOwnOfferNeeds;

  constructor(needs: OpenOwnOfferNeeds) {
    this.needs = needs;
  }

  /**
   * The address of the page of the latest letter that was sent, answered or not.
   * @throws DomainError `offers.unknown_letter` (not_found), also for whose application it is not.
   */
  async run(referralId: ReferralId, worker: UserId): Promise<string> {
    const isOwn = (await this.needs.own.workerOf(referralId)) === worker;
    const row = isOwn ? await this.needs.reader.latestLetter(referralId, this.needs.clock.now()) : null;
    const url = row && row.letter.status !== 'draft' ? this.needs.links.urlOf(row.link, 'sent') : null;
    if (url === null) throw unknownLetter();
    return url;
  }
}
