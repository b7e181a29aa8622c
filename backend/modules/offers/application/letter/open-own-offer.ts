import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';
import { unknownLetter } from './letter-access.ts';
import type { OfferReader } from './offer-reader.ts';
import type { SigningLinks } from '../ports.ts';

/** A worker with an account comes to the offer without looking for the message: by the same link (rules.md#link-tokens). */
export class OpenOwnOffer {
  private readonly reader: Pick<OfferReader, 'latestLetter'>;
  private readonly links: SigningLinks;
  private readonly own: Pick<OwnReferrals, 'workerOf'>;
  private readonly clock: Clock;

  constructor(
    reader: Pick<OfferReader, 'latestLetter'>,
    links: SigningLinks,
    own: Pick<OwnReferrals, 'workerOf'>,
    clock: Clock,
  ) {
    this.reader = reader;
    this.links = links;
    this.own = own;
    this.clock = clock;
  }

  /**
   * The address of the page of the latest letter that was sent, answered or not.
   * @throws DomainError `offers.unknown_letter` (not_found), also for whose application it is not.
   */
  async run(referralId: ReferralId, worker: UserId): Promise<string> {
    const isOwn = (await this.own.workerOf(referralId)) === worker;
    const row = isOwn ? await this.reader.latestLetter(referralId, this.clock.now()) : null;
    const url = row && row.letter.status !== 'draft' ? this.links.urlOf(row.link) : null;
    if (url === null) throw unknownLetter();
    return url;
  }
}
