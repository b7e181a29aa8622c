import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Billing, PaymentView } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferLetter } from '../../contract/index.ts';
import { ownReferral, unknownLetter } from './letter-access.ts';
import type { LetterRow, OfferReader } from './offer-reader.ts';
import type { SigningLinks } from '../ports.ts';

/** With the payment as billing shows it. */
type ShownLetter = Omit<OfferLetter, 'payment'> & { readonly payment: PaymentView | null };

/** A letter as its owner reads it, with payment and the candidate's link, or as the referrer does, without. */
export class ShowOffer {
  private readonly reader: OfferReader;
  private readonly links: SigningLinks;
  private readonly billing: Pick<Billing, 'paymentOfLetter'>;
  private readonly hiring: Pick<Hiring, 'referral'>;
  private readonly clock: Clock;

  constructor(
    reader: OfferReader,
    links: SigningLinks,
    billing: Pick<Billing, 'paymentOfLetter'>,
    hiring: Pick<Hiring, 'referral'>,
    clock: Clock,
  ) {
    this.reader = reader;
    this.links = links;
    this.billing = billing;
    this.hiring = hiring;
    this.clock = clock;
  }

  /** @throws DomainError `offers.unknown_letter` (not_found). */
  async toOwner(id: OfferLetterId): Promise<ShownLetter> {
    const row = await this.reader.letter(id, this.clock.now());
    if (!row) throw unknownLetter();
    return this.whole(row);
  }

  /**
   * The latest of a referral, in any state (rules.md#latest-offer).
   * @throws DomainError `offers.unknown_referral`, `offers.unknown_letter` (not_found), `offers.not_owner` (forbidden).
   */
  async latest(referralId: ReferralId, reader: UserId): Promise<ShownLetter> {
    const referral = await this.hiring.referral(referralId);
    const isReferrer = referral?.referrerId === reader && referral.employerId !== reader;
    if (!isReferrer) ownReferral(referral, reader);
    const row = await this.reader.latestLetter(referralId, this.clock.now());
    if (!row) throw unknownLetter();
    return isReferrer ? withoutPrivateParts(row) : this.whole(row);
  }

  private async whole({ letter, link }: LetterRow): Promise<ShownLetter> {
    const awaitsAnswer = letter.status === 'sent' || letter.status === 'viewed';
    return {
      ...letter,
      signingUrl: awaitsAnswer ? this.links.urlOf(link) : null,
      payment: await this.billing.paymentOfLetter(link.id),
    };
  }
}

function withoutPrivateParts({ letter }: LetterRow): ShownLetter {
  return { ...letter, workerEmail: null, workerPhone: null, signingUrl: null, payment: null };
}
