import type { Clock } from '#kernel/clock.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';

interface ExtendOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'save'>;
  readonly dispatch: LetterDispatch;
  readonly clock: Clock;
}

/** The owner of an open letter sends a new link, or gives the candidate more days. */
export class ExtendOffer {
  private readonly needs: ExtendOfferNeeds;

  constructor(needs: ExtendOfferNeeds) {
    this.needs = needs;
  }

  /**
   * The old link no longer opens anything. @throws DomainError `offers.unknown_letter`, `offers.not_owner`,
   * `offers.not_open` (conflict).
   */
  async renewLink(id: OfferLetterId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      await this.needs.dispatch.renewLink(await this.needs.access.lockOwnLetter(id, by));
    });
  }

  /** @throws DomainError as `renewLink`, and `offers.extension_too_long` (rule_broken, rules.md#offer-extension). */
  async extend(id: OfferLetterId, by: UserId, days: number): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      letter.extend(days, this.needs.clock.now());
      await this.needs.letters.save(letter);
      await this.needs.dispatch.tellEnd(letter, 'offer_extended');
    });
  }
}
