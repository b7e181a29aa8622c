import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LetterAccess } from './letter-access.ts';
import type { OfferEnding } from './offer-ending.ts';
import type { LetterPlace, OfferLetterRepository } from '../ports.ts';

const AT_ONCE = 50;

/** Sent letters past their day end, each in a transaction of its own; drafts never do (rules.md#offer-validity, rules.md#back-to-interviewing). */
export class ExpireOffers implements DueWork {
  readonly name = 'offers.expire';
  private readonly unitOfWork: UnitOfWork;
  private readonly access: LetterAccess;
  private readonly letters: OfferLetterRepository;
  private readonly ending: OfferEnding;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    access: LetterAccess,
    letters: OfferLetterRepository,
    ending: OfferEnding,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.access = access;
    this.letters = letters;
    this.ending = ending;
    this.clock = clock;
  }

  /** One that cannot be settled does not keep the others waiting; its error is thrown when all have had their turn. */
  async run(): Promise<number> {
    let expired = 0;
    const failures: unknown[] = [];
    for (const place of await this.letters.overdue(this.clock.now(), AT_ONCE)) {
      const step = this.unitOfWork.transaction(() => this.expire(place));
      if (await step.catch((error: unknown) => void failures.push(error))) expired += 1;
    }
    if (failures.length > 0) throw failures[0];
    return expired;
  }

  private async expire(place: LetterPlace): Promise<boolean> {
    const letter = await this.access.lock(place);
    if (!letter?.expire(this.clock.now())) return false;
    await this.letters.save(letter);
    await this.ending.settle(letter.referralId, 'offer_expired');
    return true;
  }
}
