import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { LetterAccess } from './letter-access.ts';
import type { EndOffer } from './end-offer.ts';
import type { LetterPlace, OfferLetterRepository } from '../ports.ts';

const AT_ONCE = 50;

interface ExpireOffersNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'isHeld'>;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly endOffer: EndOffer;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
}

/**
 * Expires sent letters past their day, each in a transaction of its own, but never drafts
 * (rules.md#offer-validity, rules.md#back-to-interviewing). A pending report postpones that, and the employer
 * is notified (rules.md#ways-out).
 */
export class ExpireOffers implements DueWork {
  readonly name = 'offers.expire';
  private readonly needs: ExpireOffersNeeds;

  constructor(needs: ExpireOffersNeeds) {
    this.needs = needs;
  }

  /** One that cannot be settled does not keep the others waiting; its error is thrown when all have had their turn. */
  async run(): Promise<number> {
    let expired = 0;
    const failures: unknown[] = [];
    for (const place of await this.needs.letters.overdue(this.needs.clock.now(), AT_ONCE)) {
      const step = this.needs.unitOfWork.transaction(() => this.expire(place));
      if (await step.catch((error: unknown) => void failures.push(error))) expired += 1;
    }
    if (failures.length > 0) throw failures[0];
    return expired;
  }

  private async expire(place: LetterPlace): Promise<boolean> {
    const letter = await this.needs.access.lock(place);
    const now = this.needs.clock.now();
    if (letter && !letter.isAddendum && (await this.needs.hiring.isHeld(letter.referralId))) {
      await this.keepOpen(letter, now);
      return false;
    }
    if (!letter?.expire(now)) return false;
    await this.needs.letters.save(letter);
    if (!letter.isAddendum) await this.needs.endOffer.settle(letter.referralId, 'offer_expired');
    return true;
  }

  /** Notifies the employer once: only they can end it. */
  private async keepOpen(letter: OfferLetter, now: Date): Promise<void> {
    const isFirst = letter.keepOpen(now);
    if (isFirst === null) return;
    await this.needs.letters.save(letter);
    if (!isFirst) return;
    const { id: offerLetterId, employerId: userId, referralId, jobId, workerName, jobTitle } = letter;
    const data = { offerLetterId, referralId, jobId, workerName, jobTitle };
    await this.needs.notifier.notify({ userId, kind: 'offer_kept_open', data });
  }
}
