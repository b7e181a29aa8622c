import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { LetterDispatch } from '../letter/letter-dispatch.ts';
import { assertPrintable } from '../terms/printable-terms.ts';
import type { OfferLetterRepository, UnprintableCharacter } from '../ports.ts';

interface AddAddendumNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: Pick<OfferLetterRepository, 'findOpenAddendum' | 'save'>;
  readonly dispatch: LetterDispatch;
  readonly unprintable: UnprintableCharacter;
  readonly clock: Clock;
}

/**
 * Sends the worker an additional document to a signed letter. They sign it like a letter, which itself stays
 * unchanged (rules.md#addendum).
 */
export class AddAddendum {
  private readonly needs: AddAddendumNeeds;

  constructor(needs: AddAddendumNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_signed_yet`, `offers.addendum_open` (conflict),
   * `offers.unprintable` (invalid).
   */
  async run(id: OfferLetterId, by: UserId, terms: string): Promise<OfferLetterId> {
    assertPrintable({ terms }, this.needs.unprintable);
    return this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      const now = this.needs.clock.now();
      const addendum = OfferLetter.addendum(letter, terms, now);
      await this.endLate(id, now);
      await this.needs.dispatch.sendAddendum(addendum);
      return addendum.id;
    });
  }

  /** One whose time is over makes room; any other has to be answered or withdrawn first. */
  private async endLate(id: OfferLetterId, now: Date): Promise<void> {
    const open = await this.needs.letters.findOpenAddendum(id);
    if (!open) return;
    if (!open.expire(now)) {
      throw new DomainError(
        'offers.addendum_open',
        'conflict',
        'The last addendum still waits for an answer. Withdraw it first.',
      );
    }
    await this.needs.letters.save(open);
  }
}
