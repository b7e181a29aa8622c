import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { LetterPlace, OfferLetterRepository } from '../ports.ts';

/** (tx) Opens letters for changes by their owner only, with the referral locked first. */
export class LetterAccess {
  private readonly hiring: Hiring;
  private readonly letters: OfferLetterRepository;

  constructor(hiring: Hiring, letters: OfferLetterRepository) {
    this.hiring = hiring;
    this.letters = letters;
  }

  /** @throws DomainError `offers.unknown_referral` (not_found), `offers.not_owner` (forbidden). */
  async lockOwnReferral(id: ReferralId, owner: UserId): Promise<ReferralFacts> {
    return ownReferral(await this.hiring.lockReferral(id), owner);
  }

  /** @throws DomainError `offers.unknown_letter` (not_found), `offers.not_owner` (forbidden). */
  async lockOwnLetter(id: OfferLetterId, owner: UserId): Promise<OfferLetter> {
    const place = await this.letters.placeOf(id);
    const letter = place && (await this.lock(place));
    if (!letter) throw unknownLetter();
    if (letter.employerId !== owner) throw notOwner();
    return letter;
  }

  async lock(place: LetterPlace): Promise<OfferLetter | null> {
    await this.hiring.lockReferral(place.referralId);
    return this.letters.findById(place.id);
  }
}

/** @throws DomainError `offers.unknown_referral` (not_found), `offers.not_owner` (forbidden). */
export function ownReferral(referral: ReferralFacts | null, owner: UserId): ReferralFacts {
  if (!referral) throw new DomainError('offers.unknown_referral', 'not_found', 'Referral not found');
  if (referral.employerId !== owner) throw notOwner();
  return referral;
}

export function unknownLetter(): DomainError {
  return new DomainError('offers.unknown_letter', 'not_found', 'Offer letter not found');
}

export function notOwner(): DomainError {
  return new DomainError('offers.not_owner', 'forbidden', 'This offer belongs to another employer');
}

/** The link of a version that was amended (rules.md#amended-offers). */
export function replacedOffer(): DomainError {
  return new DomainError(
    'offers.replaced',
    'expired',
    'The employer changed this offer. Please open the new version.',
  );
}

/** The same for every token that opens nothing (rules.md#dead-links). */
export function unknownLink(): DomainError {
  return new DomainError('offers.unknown_link', 'not_found', 'Offer letter not found or link has expired');
}
