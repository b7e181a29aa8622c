import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import type { LetterPlace, OfferLetterRepository } from '../application/ports.ts';
import { OFFER_EXISTS } from '../contract/index.ts';
import type { OfferLetter } from '../domain/letter/offer-letter.ts';

export class InMemoryOfferLetterRepository implements OfferLetterRepository {
  readonly letters = new Map<OfferLetterId, OfferLetter>();
  /** Letters of which the candidate has seen some version. */
  private readonly opened = new Set<OfferLetterId>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async findById(id: OfferLetterId): Promise<OfferLetter | null> {
    return this.letters.get(id) ?? null;
  }

  async findLive(referralId: ReferralId): Promise<OfferLetter | null> {
    return this.find(({ liveReferralId }) => liveReferralId === referralId);
  }

  async findOpenAddendum(letterId: OfferLetterId): Promise<OfferLetter | null> {
    return this.find(
      ({ addendumTo, status }) => addendumTo === letterId && (status === 'draft' || isOut(status)),
    );
  }

  async placeOf(id: OfferLetterId): Promise<LetterPlace | null> {
    return placeOf(this.letters.get(id) ?? null);
  }

  async placeOfToken(tokenHash: string): Promise<LetterPlace | null> {
    return placeOf(this.find((letter) => letter.linkOf(tokenHash) !== null));
  }

  async overdue(now: Date, limit: number): Promise<readonly LetterPlace[]> {
    const late = [...this.letters.values()].flatMap((letter) => {
      const { id, referralId, status, expiresAt } = letter;
      return isOut(status) && expiresAt && expiresAt <= now ? [{ id, referralId, expiresAt }] : [];
    });
    late.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
    return late.slice(0, limit).map(({ id, referralId }) => ({ id, referralId }));
  }

  async toRemind(now: Date, limit: number): Promise<readonly LetterPlace[]> {
    const open = [...this.letters.values()].filter((letter) => letter.awaitsAnswer(now));
    return open.slice(0, limit).map(({ id, referralId }) => ({ id, referralId }));
  }

  async idleDrafts(since: Date, after: OfferLetterId | null, limit: number): Promise<readonly LetterPlace[]> {
    const drafts = [...this.letters.values()].filter(
      ({ id, status, updatedAt }) =>
        status === 'draft' && updatedAt <= since && (after === null || id > after),
    );
    drafts.sort((a, b) => a.id.localeCompare(b.id));
    return drafts.slice(0, limit).map(({ id, referralId }) => ({ id, referralId }));
  }

  async withdrawnUnopened(referralId: ReferralId): Promise<readonly OfferLetterId[]> {
    const withdrawn = [...this.letters.values()].filter((letter) => {
      const isOffer = letter.referralId === referralId && !letter.isAddendum;
      return isOffer && letter.status === 'withdrawn' && !this.opened.has(letter.id);
    });
    return withdrawn.map(({ id }) => id).toReversed();
  }

  async add(letter: OfferLetter): Promise<void> {
    if (await this.findLive(letter.referralId)) {
      throw new DomainError('offers.already_made', 'conflict', OFFER_EXISTS);
    }
    await this.save(letter);
  }

  async save(letter: OfferLetter): Promise<void> {
    this.letters.set(letter.id, letter);
    if (letter.viewedAt || letter.signedAt) this.opened.add(letter.id);
    await this.events.publish(letter.pullEvents());
  }

  private find(wanted: (letter: OfferLetter) => boolean): OfferLetter | null {
    return [...this.letters.values()].find(wanted) ?? null;
  }
}

function placeOf(letter: OfferLetter | null): LetterPlace | null {
  return letter && { id: letter.id, referralId: letter.referralId };
}
